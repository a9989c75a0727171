/** Random part of a request id: 0 to 99 (W3). */
const idsPerMillisecond = 100;

/**
 * Draws a request id: milliseconds, an underscore, 0–99. An id that still waits for its answer is skipped; when all
 * hundred of a millisecond wait, the next one is used (W3).
 * @param now milliseconds
 * @param random returns 0 (inclusive) to 1 (exclusive)
 * @param isPending whether a request with that id still waits for its answer
 */
export function createRequestId(
  now: number,
  random: () => number,
  isPending: (id: string) => boolean,
): string {
  for (let time = now; ; time += 1) {
    const first = Math.floor(random() * idsPerMillisecond);
    // Counts up from the drawn number, so that a crowded millisecond costs a hundred checks at most.
    for (let step = 0; step < idsPerMillisecond; step += 1) {
      const id = `${time}_${(first + step) % idsPerMillisecond}`;
      if (!isPending(id)) return id;
    }
  }
}
