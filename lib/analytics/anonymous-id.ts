/** The random id that distinguishes one browser from another. */
import { createRandomKey } from '@/lib/browser/random-key';
import { readLocalValue, writeLocalValue } from '@/lib/browser/local-storage';

/** Milliseconds that events wait for the id at most. */
const idDeadlineMs = 10_000;

const idPattern = /^[0-9a-f]{32}$/;

function ensureId(): string {
  const storedId = readLocalValue('analytics_id');
  if (storedId !== null && idPattern.test(storedId)) return storedId;
  const newId = createRandomKey();
  writeLocalValue('analytics_id', newId);
  return newId;
}

/** Reads or creates the id under a lock, so that tabs opened at the same time do not create several. */
const ensureIdUnderLock = (): Promise<string> =>
  'locks' in navigator
    ? navigator.locks.request('analytics_id', ensureId)
    : Promise.resolve().then(ensureId);

/**
 * The stored id, or a new one where none is stored.
 * @returns null when it cannot be read within ten seconds; events are then sent without it
 */
export function ensureAnonymousId(
  ensureStoredId: () => Promise<string> = ensureIdUnderLock,
): Promise<string | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, idDeadlineMs, null);
    ensureStoredId()
      .then(resolve, () => resolve(null))
      .finally(() => clearTimeout(timer));
  });
}
