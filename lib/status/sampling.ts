/** Takes samples while the process serves. */
import 'server-only';
import { log, reasonOf } from '@/lib/log/log';
import { limitLines } from '@/lib/log/limit-lines';
import { probeParts } from './probes';
import { hourMs } from './minutes-and-days';
import { createMeasurement } from './measure';
import { createSampler } from './sampler';
import { statusStore } from './backend-calls';

export interface SamplingOptions {
  /** Origin at which this process listens. */
  readonly origin: string;
  /** Seconds between two samples; 0 for none. */
  readonly seconds: number;
}

/** Milliseconds until the middle of the next interval: a late timer still falls into the right minute. */
export const untilNext = (now: number, everyMs: number): number =>
  everyMs - ((now + everyMs / 2) % everyMs);

/**
 * Starts sampling; never keeps the process alive. A failed sample is logged, and the next one is taken nevertheless.
 */
export function startSampling({ origin, seconds }: SamplingOptions): void {
  if (seconds === 0) return;
  const reports = limitLines(3, hourMs);
  let sample: (() => Promise<void>) | undefined;
  async function run(): Promise<void> {
    sample ??= createSampler({
      records: statusStore,
      look: createMeasurement(),
      probe: () => probeParts(origin),
      now: Date.now,
    });
    await sample();
  }
  const failed = (error: unknown) =>
    reports(
      () => log.error('status', 'no sample was kept', { reason: reasonOf(error) }),
      (more) => log.error('status', 'further samples within that hour', { more }),
    );
  const next = () => {
    const wait = untilNext(Date.now(), seconds * 1_000);
    setTimeout(() => void run().catch(failed).finally(next), wait).unref();
  };
  next();
}
