import type { Db } from '@superbrowser/backend/database/open-database';
import type { Transport } from '@/lib/core/upstream/client/transport';

/** The backend that a suite tests. */
export interface TestedBackend {
  readonly transport: Transport;
  readonly packageBaseUrl: string;
  /** Keys of stored events, in order of arrival. */
  readonly loadEventKeys: () => Promise<string[]>;
  /** File with the delivered codes. */
  readonly outboxFile: string;
  /** Direct access to the database, to see what is stored and to make it older. */
  readonly withDb: <T>(task: (db: Db) => Promise<T>) => Promise<T>;
}
