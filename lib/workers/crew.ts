/**
 * The workers of one site, each in its place: begun together, replaced when one dies, changed one after the other
 * for new ones, ended together. Knows nothing of processes: who starts them is handed in.
 */
import { log } from '@/lib/log/log';
import { pauseAfter } from './pause';

export interface Ended {
  readonly code: number | null;
  readonly signal: string | null;
}

/** A process that was started. */
export interface WorkerProcess {
  readonly pid: number | undefined;
  /** Whether it takes connections now; false when it ended before. */
  readonly ready: Promise<boolean>;
  readonly ended: Promise<Ended>;
  /** Has it finish what is under way and end. */
  readonly retire: () => void;
  readonly signal: (signal: NodeJS.Signals) => void;
}

export interface CrewOptions {
  readonly count: number;
  /** @param place number of the worker, from 1 */
  readonly begin: (place: number) => WorkerProcess;
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => number;
}

export interface Crew {
  /** The first alone, then all others. @returns null once all take connections; how the first one failed otherwise */
  readonly start: () => Promise<Ended | null>;
  /** Changes all workers, one after the other, each new one ready before the old one goes. */
  readonly restart: () => Promise<void>;
  /** Hands a signal on to all. @returns how those ended that did not end well, once all are gone */
  readonly end: (signal: NodeJS.Signals) => Promise<Ended | null>;
}

const endedWell = ({ code }: Ended) => code === 0;

/** The places of a crew: who works in each, and who follows when one dies. */
class Places {
  /** A worker that died stands in its place until the next one comes. */
  private readonly taken = new Map<number, WorkerProcess>();
  private readonly retired = new WeakSet<WorkerProcess>();
  readonly alive = new Set<WorkerProcess>();
  ending = false;

  constructor(private readonly options: CrewOptions) {}

  launch(place: number): WorkerProcess {
    const worker = this.options.begin(place);
    this.alive.add(worker);
    void worker.ended.then(() => this.alive.delete(worker));
    return worker;
  }

  /** Watches the worker of a place until it is retired or all end, and puts another one there when it dies. */
  async keep(place: number, worker: WorkerProcess, lastPauseMs = 0): Promise<void> {
    const { now, wait } = this.options;
    const begun = now();
    this.taken.set(place, worker);
    const { code, signal } = await worker.ended;
    if (this.ending || this.retired.has(worker)) return;
    const pauseMs = pauseAfter(lastPauseMs, now() - begun);
    const how = { place, code: code ?? undefined, signal: signal ?? undefined, pause_ms: pauseMs };
    log.error('workers', 'a worker died, another one follows', how);
    await wait(pauseMs);
    if (this.ending || this.taken.get(place) !== worker) return;
    void this.keep(place, this.launch(place), pauseMs);
  }

  /** Puts a new worker into a place. @returns false when it does not start; the old one stays */
  async change(place: number): Promise<boolean> {
    const fresh = this.launch(place);
    if (!(await fresh.ready)) return false;
    const old = this.taken.get(place);
    void this.keep(place, fresh);
    if (!old || !this.alive.has(old)) return true;
    this.retired.add(old);
    old.retire();
    await old.ended;
    return true;
  }
}

export function createCrew(options: CrewOptions): Crew {
  const places = new Places(options);
  let changing = false;

  async function changeAll(): Promise<void> {
    for (let place = 1; place <= options.count; place += 1) {
      const done = await places.change(place);
      if (places.ending) return;
      if (!done)
        return log.error('workers', 'a new worker does not start, the others stay', { place });
    }
    log.info('workers', 'all workers are new ones');
  }

  return {
    async start() {
      // What a database needs at a start is done once; and what stops one worker would stop them all.
      const first = places.launch(1);
      if (!(await first.ready)) return first.ended;
      void places.keep(1, first);
      const others = Array.from({ length: options.count - 1 }, (_, n) => {
        const worker = places.launch(n + 2);
        void places.keep(n + 2, worker);
        return worker.ready;
      });
      await Promise.all(others);
      return null;
    },
    async restart() {
      if (changing || places.ending) return log.warn('workers', 'already being changed');
      changing = true;
      await changeAll().finally(() => (changing = false));
    },
    async end(signal) {
      places.ending = true;
      const all = [...places.alive];
      for (const worker of all) worker.signal(signal);
      const how = await Promise.all(all.map((worker) => worker.ended));
      return how.find((one) => !endedWell(one)) ?? null;
    },
  };
}
