/** Lets at most two passwords be hashed at a time: each needs a third of a second of CPU time, which pages need too. */
import 'server-only';
import { getProcessWideValue } from '@/lib/core/shared-state/process-wide';
import { createConcurrencyLimit } from '@/lib/core/http/limits/concurrency-limit';

/** The longest wait for a turn, in seconds. */
export const maxHashingWaitSeconds = 5;

/**
 * Runs a task when its turn has come.
 * @throws RequestRefusal where too many wait, in total or for one IP or account, or where its turn does not come in
 * time
 */
export const withHashingSlot = getProcessWideValue('console hashing', () =>
  createConcurrencyLimit({
    maxRunning: 2,
    waitMs: maxHashingWaitSeconds * 1_000,
    maxWaiting: 10,
    maxWaitingPerSubject: 6,
  }),
);
