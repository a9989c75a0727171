/** First and longest delay before another try (W4). */
const firstMs = 400;
const maxMs = 30_000;

/** Delays that double from 400 ms to at most 30 s, until a try succeeds. */
export class Backoff {
  #next = firstMs;

  /** @returns milliseconds to wait now */
  nextDelayMs(): number {
    const delay = this.#next;
    this.#next = Math.min(this.#next * 2, maxMs);
    return delay;
  }

  reset(): void {
    this.#next = firstMs;
  }
}
