/**
 * The secret by which handlers and the server's metrics recognize requests of the server itself; generated at random
 * for each process.
 */
import 'server-only';
import { randomBytes } from 'node:crypto';
import { getProcessWideValue } from '@/lib/core/shared-state/process-wide';

export const internalKeyHeader = 'x-internal-key';

export const getInternalKey = (): string =>
  getProcessWideValue('internal key', () => randomBytes(32).toString('base64url'));
