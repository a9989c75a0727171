/** Collects items for a moment and sends them together. It has no side effects except its timer. */

interface QueueOptions<Item> {
  /** Gets each batch once. */
  readonly send: (batch: Item[]) => void;
  /** Milliseconds the first item of a batch may wait. */
  readonly waitMs: number;
  /** Number of items at which a batch is sent at once. */
  readonly maxItems: number;
}

interface Queue<Item> {
  readonly add: (item: Item) => void;
  /** Sends what is waiting, because the page may be about to close. */
  readonly flush: () => void;
}

/** A queue that passes on each item exactly once: items leave the queue before they are sent. */
export function createQueue<Item>({ send, waitMs, maxItems }: QueueOptions<Item>): Queue<Item> {
  let waitingItems: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = waitingItems;
    waitingItems = [];
    if (batch.length > 0) send(batch);
  };
  return {
    add(item) {
      waitingItems.push(item);
      if (waitingItems.length >= maxItems) return flush();
      timer ??= setTimeout(flush, waitMs);
    },
    flush,
  };
}
