/** Work that comes in faster than it is done waits in line, and is refused before anybody gives up on it. */
import 'server-only';
import { RequestRefusal } from './refusal';

export interface Turns {
  /** In work at the same time. */
  readonly most: number;
  /** Waited at most; what is refused by then was not begun. */
  readonly waitMs: number;
}

const busy = (waitMs: number) =>
  new RequestRefusal(503, 'busy', { retryAfter: Math.ceil(waitMs / 1_000) });

/**
 * A line of its own.
 * @returns runs work when its turn comes; throws RequestRefusal 503 when it does not come in time
 */
export function createTurns({ most, waitMs }: Turns) {
  const line = new Set<() => void>();
  let inWork = 0;

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      if (inWork < most) {
        inWork += 1;
        return resolve();
      }
      const called = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.delete(called);
        reject(busy(waitMs));
      }, waitMs);
      line.add(called);
    });

  /** A turn that ends is handed to the first in line: the number in work stays. */
  const done = () => {
    const [first] = line;
    if (!first) {
      inWork -= 1;
      return;
    }
    line.delete(first);
    first();
  };

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await turn();
    try {
      return await work();
    } finally {
      done();
    }
  };
}
