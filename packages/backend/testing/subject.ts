import type { Db } from '@superbrowser/backend/database/open';
import type { Transport } from '@/lib/upstream/exchange';

/** The backend a contract is tried on. */
export interface TestedBackend {
  readonly transport: Transport;
  readonly filesBase: string;
  /** Keys of stored events, in order of arrival. */
  readonly storedEvents: () => Promise<string[]>;
  /** File the codes are delivered to. */
  readonly outbox: string;
  /** Looks behind the wire: what is stored, and letting it grow old. */
  readonly withDb: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}
