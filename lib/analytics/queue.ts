/** Events gather for a moment and leave together. Pure but for its timer. */

export interface QueueSettings<Item> {
  /** Takes a batch over, once. */
  readonly send: (batch: Item[]) => void;
  /** Milliseconds the first of a batch may wait. */
  readonly waitMs: number;
  /** Number of items at which a batch is sent at once. */
  readonly most: number;
}

export interface Queue<Item> {
  readonly add: (item: Item) => void;
  /** Sends what is there now; the page may be about to go. */
  readonly flush: () => void;
}

/** A queue whose items are handed on once and only once: they are out of it before they are sent. */
export function createQueue<Item>({ send, waitMs, most }: QueueSettings<Item>): Queue<Item> {
  let waiting: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = [];
    if (batch.length > 0) send(batch);
  };
  return {
    add(item) {
      waiting.push(item);
      if (waiting.length >= most) return flush();
      timer ??= setTimeout(flush, waitMs);
    },
    flush,
  };
}
