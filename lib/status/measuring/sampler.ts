/** Takes samples of this instance's responses while the process serves. The samples are at most a minute apart. */
import 'server-only';
import {
  servicePartNames,
  type ServicePartName,
  type StatusStore,
} from '@superbrowser/contract/site-data/status';
import { hourMs, dayMs } from '@superbrowser/shared/durations';
import { createLineThrottle } from '@/lib/core/log/throttle-lines';
import { log, reasonOf } from '@/lib/core/log/log';
import { statusStore } from '../status-store';
import { addTallies, emptyTally } from '../conditions';
import { historyDays, minuteRetentionMs, minuteStart } from '../minutes-and-days';
import { createIncreaseReader, type Tallies } from './counter-increases';
import { probeParts } from './probes';
import { removeOldRecords, rollUp } from './roll-up';

interface SamplerDependencies {
  readonly store: StatusStore;
  /** Returns the increase of the counters since the last call. */
  readonly readIncrease: () => Promise<Tallies>;
  /** Sends requests that only read; returns the results that are not in the counters. Never throws. */
  readonly probe: () => Promise<Partial<Tallies>>;
  /** Milliseconds. */
  readonly now: () => number;
}

/** @returns a function that takes a sample; it throws the error of the database */
export function createSampler({
  store,
  readIncrease,
  probe,
  now,
}: SamplerDependencies): () => Promise<void> {
  let removedAt = -Infinity;
  // The first roll-up looks back as far as possible, because minutes from before a pause or of an earlier process may
  // not be rolled up yet.
  let sampledAt = -Infinity;
  return async () => {
    const probeTallies = await probe();
    const countedTallies = await readIncrease();
    const minute = minuteStart(now());
    const rows = servicePartNames.flatMap((part: ServicePartName) => {
      const { answered, failed, seconds } = addTallies(
        countedTallies[part],
        probeTallies[part] ?? emptyTally,
      );
      const milliseconds = Math.round(seconds * 1_000);
      return answered === 0 ? [] : [{ part, minute, answered, failed, milliseconds }];
    });
    await store.addMinutes(rows);
    await rollUp(store, now(), Math.min(minuteRetentionMs, now() - sampledAt + hourMs));
    sampledAt = now();
    if (now() - removedAt < hourMs) return;
    removedAt = now();
    await removeOldRecords(store, now(), historyDays * dayMs);
  };
}

interface SamplingOptions {
  /** Origin at which this process listens. */
  readonly origin: string;
  /** Seconds between two samples; 0 for none. */
  readonly seconds: number;
}

/** Milliseconds until the next middle of an interval, so that a late timer still falls into the right minute. */
export const msUntilNext = (now: number, everyMs: number): number =>
  everyMs - ((now + everyMs / 2) % everyMs);

/** Starts sampling; never keeps the process alive. A failed sample is logged, and the next sample is still taken. */
export function startMeasuring({ origin, seconds }: SamplingOptions): void {
  if (seconds === 0) return;
  const logThrottled = createLineThrottle(3, hourMs);
  let sampler: (() => Promise<void>) | undefined;
  async function recordSample(): Promise<void> {
    sampler ??= createSampler({
      store: statusStore,
      readIncrease: createIncreaseReader(),
      probe: () => probeParts(origin),
      now: Date.now,
    });
    await sampler();
  }
  const logFailure = (error: unknown) =>
    logThrottled(
      () => log.error('status', 'no sample was kept', { reason: reasonOf(error) }),
      (more) => log.error('status', 'further samples not kept within that hour', { more }),
    );
  const scheduleNext = () => {
    const waitMs = msUntilNext(Date.now(), seconds * 1_000);
    setTimeout(() => void recordSample().catch(logFailure).finally(scheduleNext), waitMs).unref();
  };
  scheduleNext();
}
