/**
 * Limits how many jobs run at the same time. Further jobs wait in line, and are refused before the caller gives up on
 * them.
 */
import type { QueueName } from '@superbrowser/contract/site-data/limits';
import { recordLimitHit, addGaugeSource } from '@/lib/core/monitoring/metrics/metrics';
import { RequestRefusal } from '../responses/refusal';

export interface ConcurrencyLimitOptions {
  /** Number of jobs that may run at the same time. */
  readonly maxRunning: number;
  /**
   * Number of jobs that may run at the same time for one subject (an IP), so that no caller takes all slots. No
   * separate limit when left out.
   */
  readonly maxRunningPerSubject?: number;
  /** Milliseconds a job may wait; a refused job has not been started. */
  readonly waitMs: number;
  /** Number of jobs that may wait; further jobs are refused at once. No limit when left out. */
  readonly maxWaiting?: number;
  /** Number of jobs that may wait for one subject. */
  readonly maxWaitingPerSubject?: number;
  /** Name under which `/metrics` shows how many jobs wait and were refused. */
  readonly name?: QueueName;
}

const busyRefusal = (waitMs: number) =>
  new RequestRefusal(503, 'busy', { retryAfter: Math.ceil(waitMs / 1_000) });

interface WaitingJob {
  readonly subject: string;
  readonly start: () => void;
}

function registerQueueGauges(
  name: string,
  queue: ReadonlySet<WaitingJob>,
  getRunningCount: () => number,
): void {
  addGaugeSource('queue_waiting', () => ({ [name]: queue.size }));
  addGaugeSource('queue_running', () => ({ [name]: getRunningCount() }));
}

/**
 * Creates a limit with its own queue.
 * @returns a function that runs a task for a subject when its turn comes. It throws RequestRefusal 503 when the turn
 * does not come in time or the queue is full
 */
export function createConcurrencyLimit({
  maxRunning,
  maxRunningPerSubject = maxRunning,
  waitMs,
  maxWaiting = Infinity,
  maxWaitingPerSubject = maxWaiting,
  name,
}: ConcurrencyLimitOptions) {
  const queue = new Set<WaitingJob>();
  const runningBySubject = new Map<string, number>();
  let runningCount = 0;
  if (name) registerQueueGauges(name, queue, () => runningCount);

  const runningCountOf = (subject: string) => runningBySubject.get(subject) ?? 0;
  const waitingCountOf = (subject: string) =>
    [...queue].filter((job) => job.subject === subject).length;
  const isFull = (subject: string) =>
    queue.size >= maxWaiting ||
    (queue.size >= maxWaitingPerSubject && waitingCountOf(subject) >= maxWaitingPerSubject);
  const mayBegin = ({ subject }: Pick<WaitingJob, 'subject'>) =>
    runningCount < maxRunning && runningCountOf(subject) < maxRunningPerSubject;
  function begin(subject: string): void {
    runningCount += 1;
    runningBySubject.set(subject, runningCountOf(subject) + 1);
  }

  const waitForTurn = (subject: string) =>
    new Promise<void>((resolve, reject) => {
      if (mayBegin({ subject })) return resolve(begin(subject));
      const refuseAsBusy = () => {
        if (name) recordLimitHit(`queue-${name}`);
        reject(busyRefusal(waitMs));
      };
      if (isFull(subject)) return refuseAsBusy();
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const job = { subject, start };
      const timer = setTimeout(() => {
        queue.delete(job);
        refuseAsBusy();
      }, waitMs).unref();
      queue.add(job);
    });

  /** Gives the slot of a finished job to the first job in line that may begin. */
  function finish(subject: string): void {
    runningCount -= 1;
    const remaining = runningCountOf(subject) - 1;
    if (remaining > 0) runningBySubject.set(subject, remaining);
    else runningBySubject.delete(subject);
    for (const job of queue) {
      if (!mayBegin(job)) continue;
      queue.delete(job);
      begin(job.subject);
      return job.start();
    }
  }

  return async <T>(task: () => Promise<T>, subject = ''): Promise<T> => {
    await waitForTurn(subject);
    try {
      return await task();
    } finally {
      finish(subject);
    }
  };
}
