/** The random number that separates visits of one browser from another's. */
import { randomKey } from '@/lib/browser/random-key';
import { readStored, writeStored } from '@/lib/browser/local-storage';

/** Whatever the number waits for, events do not wait longer. */
export const idDeadlineMs = 10_000;

const pattern = /^[0-9a-f]{32}$/;

function storedId(): string {
  const stored = readStored('analytics_id');
  if (stored !== null && pattern.test(stored)) return stored;
  const drawn = randomKey();
  writeStored('analytics_id', drawn);
  return drawn;
}

/** Several tabs opened together must not draw several numbers: one at a time looks and draws. */
const oneAtATime = (): Promise<string> =>
  'locks' in navigator
    ? navigator.locks.request('analytics_id', storedId)
    : Promise.resolve().then(storedId);

/**
 * The number, new where none is stored yet.
 * @returns null when it is not to be had within ten seconds; events then go without
 */
export function anonymousId(find: () => Promise<string> = oneAtATime): Promise<string | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, idDeadlineMs, null);
    find()
      .then(resolve, () => resolve(null))
      .finally(() => clearTimeout(timer));
  });
}
