/** Number of values of a request id's random part: 0 to 99 (W3). */
const idsPerMillisecond = 100;

/**
 * Creates a request id: milliseconds, an underscore, 0–99. An id whose request still waits for its answer is skipped.
 * When all hundred ids of a millisecond are waiting, the next millisecond is used (W3).
 * @param now milliseconds
 * @param random returns a number from 0 (inclusive) to 1 (exclusive)
 * @param isPending whether a request with that id still waits for its answer
 */
export function createRequestId(
  now: number,
  random: () => number,
  isPending: (id: string) => boolean,
): string {
  for (let time = now; ; time += 1) {
    const first = Math.floor(random() * idsPerMillisecond);
    // Counts up from a random number, so that a crowded millisecond costs a hundred checks at most.
    for (let step = 0; step < idsPerMillisecond; step += 1) {
      const id = `${time}_${(first + step) % idsPerMillisecond}`;
      if (!isPending(id)) return id;
    }
  }
}
