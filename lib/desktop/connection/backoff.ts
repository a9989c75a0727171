/** First and longest delay before another try (W4). */
const firstMs = 400;
const maxMs = 30_000;

/** Delays that double from 400 ms to at most 30 s, until a try succeeds. */
export class Backoff {
  #nextMs = firstMs;

  /** @returns milliseconds to wait now */
  nextDelayMs(): number {
    const delayMs = this.#nextMs;
    this.#nextMs = Math.min(this.#nextMs * 2, maxMs);
    return delayMs;
  }

  reset(): void {
    this.#nextMs = firstMs;
  }
}
