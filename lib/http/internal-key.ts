/** What the server shows the handlers that only it may call; no visitor can know it. */
import { randomBytes } from 'node:crypto';
import { processWide } from '@/lib/env/process-wide';

export const internalKeyHeader = 'x-internal-key';

export const internalKey = (): string =>
  processWide('internal key', () => randomBytes(32).toString('base64url'));
