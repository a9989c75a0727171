/** The side of the first process: it starts the workers, takes the signals, and keeps what all of them share. */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { constants } from 'node:os';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { workerVariable } from '@/lib/env/worker';
import { log } from '@/lib/log/log';
import { converse, type Line } from './conversation';
import { createCrew, type Ended, type WorkerProcess } from './crew';
import { watchHandedOver } from './hand-back';
import { createShared, type Shared } from './shared';
import type { AskedOfPrimary, AskedOfWorker } from './talk';

export interface PrimaryOptions {
  /** WEB_CONCURRENCY. */
  readonly count: number;
  /** The program of a worker. */
  readonly program: string;
  /** Told once all workers take connections. */
  readonly ready: () => void;
}

const lineTo = (worker: Worker): Line => ({
  send(message) {
    if (!worker.isConnected()) return false;
    worker.send(message as object, () => undefined);
    return true;
  },
  onMessage: (hear) => void worker.on('message', hear),
});

/** As a shell tells that a signal ended a command. */
const codeOf = ({ code, signal }: Ended): number =>
  code ?? 128 + (constants.signals[signal as NodeJS.Signals] ?? 0);

/** Only then has Node struck a worker that ended off those it hands connections to. Its own event may never come. */
async function disconnected(worker: Worker): Promise<void> {
  do await nextTurn();
  while (worker.isConnected());
}

/** Starts a worker as the crew wants to have it. */
function starter(shared: Shared) {
  return (place: number): WorkerProcess => {
    const worker = cluster.fork({ [workerVariable]: String(place) });
    const ask = converse<AskedOfPrimary, AskedOfWorker>(
      lineTo(worker),
      shared.answersTo(worker.id),
    );
    shared.joined(worker.id, ask);
    const giveBack = watchHandedOver(worker.process);
    const ended = once(worker, 'exit').then(([code, signal]: (number | string | null)[]): Ended => {
      shared.left(worker.id);
      void disconnected(worker).then(giveBack);
      return { code: code as number | null, signal: signal as string | null };
    });
    return {
      pid: worker.process.pid,
      ready: Promise.race([once(worker, 'listening').then(() => true), ended.then(() => false)]),
      ended,
      // One that cannot be asked any more is ending by itself.
      retire: () => void ask('retire', null).catch(() => worker.kill('SIGTERM')),
      signal: (signal) => void worker.process.kill(signal),
    };
  };
}

/**
 * Serves the site with several workers on one port; ends with them. SIGTERM and SIGINT go on to all of them, SIGHUP
 * changes them one after the other.
 */
export async function leadWorkers({ count, program, ready }: PrimaryOptions): Promise<void> {
  cluster.setupPrimary({ exec: program, args: [] });
  const begin = starter(createShared());
  const crew = createCrew({ count, begin, wait: delay, now: () => performance.now() });
  let ends = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Those of the script that started the site: they would end it at once.
    process.removeAllListeners(signal);
    process.on(signal, () => {
      ends = true;
      log.info('workers', `${signal}: handed on to all workers`);
      void crew.end(signal).then((bad) => process.exit(bad ? codeOf(bad) : 0));
    });
  }
  process.on('SIGHUP', () => {
    log.info('workers', 'SIGHUP: new workers take the places of the old ones');
    void crew.restart();
  });
  const failed = await crew.start();
  if (ends) return;
  if (failed) process.exit(codeOf(failed) || 1);
  ready();
}
