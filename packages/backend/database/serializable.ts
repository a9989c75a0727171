/** Transactions whose results are as if they had run one after the other. */
import 'server-only';
import { setTimeout } from 'node:timers/promises';
import type { Db } from './open-database';

const maxAttempts = 10;

/** PostgreSQL: serialization failure, deadlock. SQLite: another process holds the lock of the file. */
const isSerializationConflict = (error: unknown): boolean =>
  /^(40001|40P01|SQLITE_BUSY)/.test(String((error as { code?: unknown } | null)?.code ?? ''));

/**
 * Runs a transaction, and repeats it after a conflict. PostgreSQL rejects one of two transactions that read the same
 * rows and then write. SQLite has one writer at a time, which waits for others on its own, but not forever.
 */
export async function runSerializable<T>(db: Db, task: (db: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await db.transaction().setIsolationLevel('serializable').execute(task);
    } catch (error) {
      if (!isSerializationConflict(error) || attempt === maxAttempts) throw error;
      await setTimeout(Math.random() * 20 * attempt);
    }
}
