/** What all workers share in the memory of the first process: counters, what is remembered, and their numbers. */
import { errorBuffer } from '@/lib/log/kept-errors';
import type { Answers, Ask } from './conversation';
import { createCounters } from './counters';
import { createNumbers } from './numbers';
import { createProcessMemory } from './process-memory';
import type { AskedOfPrimary, AskedOfWorker } from './talk';

/** How long monitoring waits for a worker; one that is busy for longer counts with its latest numbers. */
const numbersMs = 2_000;

export interface Shared {
  /** @param worker id of the process, never used twice */
  readonly answersTo: (worker: number) => Answers<AskedOfPrimary>;
  readonly joined: (worker: number, ask: Ask<AskedOfWorker>) => void;
  readonly left: (worker: number) => void;
}

export function createShared(): Shared {
  const [counters, memory, numbers] = [createCounters(), createProcessMemory(), createNumbers()];
  const asks = new Map<number, Ask<AskedOfWorker>>();

  async function printNumbers(): Promise<string> {
    const looks = [...asks].map(async ([worker, ask]) => {
      const found = await ask('numbers', null, numbersMs);
      // It may have left meanwhile, and left its numbers behind.
      if (asks.has(worker)) numbers.note(worker, found);
    });
    await Promise.allSettled(looks);
    return numbers.print();
  }

  return {
    answersTo: (worker) => ({
      count: counters.count,
      forgetCount: async (use) => {
        await counters.forget(use);
        return null;
      },
      remember: ({ what, keys, seconds }) => memory.set(what, keys, seconds),
      isRemembered: ({ what, keys }) => memory.has(what, keys),
      printNumbers,
      takeErrors: () => errorBuffer().take(),
      leaveNumbers: (latest) => {
        numbers.note(worker, latest);
        return null;
      },
    }),
    joined: (worker, ask) => void asks.set(worker, ask),
    left(worker) {
      asks.delete(worker);
      numbers.left(worker);
    },
  };
}
