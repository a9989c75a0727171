/**
 * The numbers of all workers together. A sum must not fall when a worker ends: monitoring would take that for a new
 * start of everything. So what a worker counted stays counted, as far as anybody has been told of it.
 */
import { AggregatorRegistry } from 'prom-client';
import type { Numbers } from './talk';

export interface AllNumbers {
  /** The latest of a worker. */
  readonly note: (worker: number, numbers: Numbers) => void;
  /** A worker is gone. */
  readonly left: (worker: number) => void;
  /** As text for monitoring. */
  readonly print: () => Promise<string>;
}

/** What was counted stays; what is measured at this moment (memory, lines) went with its process. */
const lasting = (numbers: Numbers): Numbers =>
  // At run time a type is its name, whatever the library's types say.
  numbers.filter(({ type }) => ['counter', 'histogram'].includes(String(type)));

const together = (all: readonly Numbers[]) =>
  AggregatorRegistry.aggregate(all.map((one) => [...one]));

export function createNumbers(): AllNumbers {
  const present = new Map<number, Numbers>();
  let gone: Numbers = [];
  // One after the other: two that end together would each forget the other.
  let folding = Promise.resolve();
  return {
    note: (worker, numbers) => void present.set(worker, numbers),
    left(worker) {
      const last = present.get(worker);
      present.delete(worker);
      if (!last) return;
      folding = folding.then(async () => {
        gone = await together([gone, lasting(last)]).getMetricsAsJSON();
      });
    },
    async print() {
      await folding;
      return together([...present.values(), gone]).metrics();
    },
  };
}
