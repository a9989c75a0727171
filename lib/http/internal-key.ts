/** What the server shows the handlers that only it may call; no visitor can know it. */
import { randomBytes } from 'node:crypto';

export const internalKeyHeader = 'x-internal-key';

// One per process: the server and Next's handlers are separate bundles of it.
const shared = globalThis as typeof globalThis & { __internalKey?: string };

export const internalKey = (): string =>
  (shared.__internalKey ??= randomBytes(32).toString('base64url'));
