/**
 * Several pieces of work that share one commit. On SQLite the commit is what storing a form costs most: it waits for the
 * disk. Nobody is answered before it is there, so what is acknowledged is stored as surely as by a commit of its own.
 */
import 'server-only';
import { CompiledQuery, SqliteAdapter, type Transaction } from 'kysely';
import type { Db } from './connect';
import type { Tables } from './schema';

type Work<T> = (db: Transaction<Tables>) => Promise<T>;

/** Bounds what one failing commit takes with it, and how long others wait for the connection. */
const mostTogether = 32;
/** In a rush, a piece of work waits so long for company. */
const companyMs = 5;
/** Who comes so long after the last one is alone, and waits for nobody. */
const rushMs = 20;

const [begin, keep, undo] = ['savepoint piece', 'release piece', 'rollback to piece'].map((text) =>
  CompiledQuery.raw(text),
) as [CompiledQuery, CompiledQuery, CompiledQuery];

interface Piece {
  /** What it does; a failure of its own is noted and undone. */
  readonly run: (db: Transaction<Tables>, alone: boolean) => Promise<void>;
  /** The commit is on the disk, or has failed. */
  readonly settle: (failure?: { readonly error: unknown }) => void;
}

function pieceOf<T>(
  work: Work<T>,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): Piece {
  let done: { readonly value: T } | { readonly error: unknown } | undefined;
  return {
    async run(db, alone) {
      // The transaction is undone as a whole.
      if (alone) return void (done = { value: await work(db) });
      await db.executeQuery(begin);
      try {
        done = { value: await work(db) };
      } catch (error) {
        done = { error };
        await db.executeQuery(undo);
      }
      await db.executeQuery(keep);
    },
    settle(failure) {
      if (done && 'error' in done) return reject(done.error);
      if (failure || !done) return reject(failure?.error);
      resolve(done.value);
    },
  };
}

/** The line before one database. */
function createLine(db: Db) {
  const waiting: Piece[] = [];
  let running = false;
  let last = -Infinity;

  async function runGroup(): Promise<void> {
    const group = waiting.splice(0, mostTogether);
    try {
      await db.transaction().execute(async (transaction) => {
        for (const piece of group) await piece.run(transaction, group.length === 1);
      });
      for (const piece of group) piece.settle();
    } catch (error) {
      for (const piece of group) piece.settle({ error });
    }
  }

  async function work(): Promise<void> {
    running = true;
    const rush = performance.now() - last < rushMs;
    if (rush) await new Promise((resolve) => setTimeout(resolve, companyMs));
    while (waiting.length > 0) await runGroup();
    last = performance.now();
    running = false;
  }

  return (piece: Piece) => {
    waiting.push(piece);
    if (!running) void work();
  };
}

const lines = new WeakMap<Db, ReturnType<typeof createLine>>();

function lineOf(db: Db) {
  const line = lines.get(db) ?? createLine(db);
  lines.set(db, line);
  return line;
}

/**
 * Does something in a transaction, on SQLite one it shares with others at the same moment. What fails is undone alone;
 * where the commit fails nothing of all of them is stored. PostgreSQL lets its connections share a write by itself.
 * @returns once the commit is on the disk
 */
export function storeTogether<T>(db: Db, work: Work<T>): Promise<T> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return db.transaction().execute(work);
  return new Promise((resolve, reject) => lineOf(db)(pieceOf(work, resolve, reject)));
}
