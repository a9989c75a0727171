/**
 * Transactions for writes of many simultaneous visitors. Operations of staff and scheduled publishing, which decide by
 * many rows, use serializable.ts instead; other writes that depend on what they read lock the row or repeat the
 * condition in the statement.
 * On SQLite, waiting for the disk costs most. So writes share a commit if they come in one turn of the event loop, or
 * while earlier writes are committed. PostgreSQL groups the commits of its connections itself.
 */
import 'server-only';
import { sql, SqliteAdapter, type Transaction } from 'kysely';
import type { Db } from './open-database';
import type { Tables } from './tables';

type TransactionTask<T> = (db: Transaction<Tables>) => Promise<T>;

/**
 * The small group limits how many writes a failed commit affects, and how long other queries wait for the connection.
 */
const maxGroupSize = 32;

interface WaitingTask {
  /** Does the work. @returns a function that settles the task's promise, to be called once the commit is on the disk */
  readonly run: (transaction: Transaction<Tables>) => Promise<() => void>;
  /** Rejects the task's promise, because nothing of the group was stored. */
  readonly fail: (error: unknown) => void;
}

/** Runs one write of a group. A failure rolls back only this write. */
async function runWithSavepoint<T>(
  transaction: Transaction<Tables>,
  task: TransactionTask<T>,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): Promise<() => void> {
  await sql`savepoint one`.execute(transaction);
  try {
    const value = await task(transaction);
    await sql`release one`.execute(transaction);
    return () => resolve(value);
  } catch (error) {
    // On a full disk, SQLite has already rolled back the whole transaction. The group then fails with this reason.
    const failGroup = () => Promise.reject(error as Error);
    await sql`rollback to one`.execute(transaction).catch(failGroup);
    await sql`release one`.execute(transaction);
    return () => reject(error);
  }
}

/** The group commit of one SQLite database. */
function createGroupCommit(db: Db) {
  const waitingTasks: WaitingTask[] = [];
  let isScheduled = false;

  async function commitGroup(group: readonly WaitingTask[]): Promise<void> {
    try {
      const callbacks = await db.transaction().execute(async (transaction) => {
        const taskCallbacks: (() => void)[] = [];
        for (const { run } of group) taskCallbacks.push(await run(transaction));
        return taskCallbacks;
      });
      for (const notify of callbacks) notify();
    } catch (error) {
      for (const { fail } of group) fail(error);
    }
  }

  async function commitWaiting(): Promise<void> {
    while (waitingTasks.length > 0) await commitGroup(waitingTasks.splice(0, maxGroupSize));
    isScheduled = false;
  }

  return (task: WaitingTask) => {
    waitingTasks.push(task);
    if (!isScheduled) setImmediate(() => void commitWaiting());
    isScheduled = true;
  };
}

const groupCommits = new WeakMap<Db, ReturnType<typeof createGroupCommit>>();

function groupCommitOf(db: Db) {
  const commit = groupCommits.get(db) ?? createGroupCommit(db);
  groupCommits.set(db, commit);
  return commit;
}

/**
 * Runs work in a transaction; on SQLite, simultaneous calls share one. A failure rolls back only the work that failed.
 * If the commit fails, nothing of the group is stored.
 * @returns the work's result, once its commit is on the disk
 */
export function commitInGroup<T>(db: Db, task: TransactionTask<T>): Promise<T> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return db.transaction().execute(task);
  return new Promise((resolve, reject) =>
    groupCommitOf(db)({
      run: (transaction) => runWithSavepoint(transaction, task, resolve, reject),
      fail: reject,
    }),
  );
}
