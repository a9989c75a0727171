/** Passwords are hashed two at a time: each takes a third of a second of a processor, and pages wait for it too. */
import 'server-only';
import { processWide } from '@/lib/process-wide';
import { createConcurrencyLimit } from '@/lib/http/concurrency-limit';

/** The longest wait for a turn, in seconds. */
export const turnSeconds = 5;

/** @throws RequestRefusal where too many wait, or one address has its share */
export const withHashingSlot = processWide('console hashing', () =>
  createConcurrencyLimit({
    most: 2,
    mostEach: 2,
    waitMs: turnSeconds * 1_000,
    mostWaiting: 10,
    mostWaitingEach: 6,
  }),
);
