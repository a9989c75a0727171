/** The side of a worker: what it asks the first process, and what it is asked. */
import { workerNumber } from '@/lib/env/worker';
import { converse, type Answers, type Ask, type Line } from './conversation';
import type { AskedOfPrimary, AskedOfWorker } from './talk';

const channel: Line = {
  send(message) {
    if (!process.send || !process.connected) return false;
    // The other end may go at any moment; whoever asked has a clock of its own.
    process.send(message, () => undefined);
    return true;
  },
  onMessage: (hear) => void process.on('message', hear),
};

// One per process: the several bundles of a site share the one channel.
const shared = globalThis as typeof globalThis & {
  __workerLine?: { readonly ask: Ask<AskedOfPrimary>; answers: Partial<Answers<AskedOfWorker>> };
};

function open() {
  const answers: Partial<Answers<AskedOfWorker>> = {};
  const known = <Name extends keyof AskedOfWorker>(name: Name): Answers<AskedOfWorker>[Name] => {
    const answer = answers[name];
    if (!answer) throw new Error(`${name}: not ready yet`);
    return answer;
  };
  const ask = converse<AskedOfWorker, AskedOfPrimary>(channel, {
    numbers: () => known('numbers')(null),
    retire: () => known('retire')(null),
  });
  return { ask, answers };
}

const line = () => (shared.__workerLine ??= open());

/** Whether several workers share this site. */
export const isWorker = (): boolean => workerNumber() !== undefined;

/** @throws Error when the first process does not answer */
export const askPrimary: Ask<AskedOfPrimary> = (name, given, waitMs) =>
  line().ask(name, given, waitMs);

/** Says what this worker answers from now on. */
export const answerPrimary = (answers: Answers<AskedOfWorker>): void =>
  void Object.assign(line().answers, answers);
