/** Counters without Redis: in this process, or for several workers in the first one. */
import 'server-only';
import { RateLimiterMemory, RateLimiterRes, type IRateLimiterOptions } from 'rate-limiter-flexible';
import { log, reasonOf } from '@/lib/log/log';
import { limitLines } from '@/lib/log/limit-lines';
import { askPrimary } from '@/lib/workers/worker';

const lines = limitLines(1, 60_000);

/** Counts by itself while the first process does not answer: then a limit is each worker's own. */
function reportSilence(error: unknown): null {
  lines(
    () => log.warn('rate-limit', 'counted by this worker alone', { reason: reasonOf(error) }),
    () => undefined,
  );
  return null;
}

/** Counts where all workers count. */
class SharedLimiter extends RateLimiterMemory {
  private async count(key: string | number, points: number): Promise<RateLimiterRes | null> {
    const use = { limit: this.keyPrefix, key: String(key), points, seconds: this.duration };
    const counted = await askPrimary('count', use).catch(reportSilence);
    if (!counted) return null;
    const { consumed, msBeforeNext } = counted;
    return new RateLimiterRes(Math.max(0, this.points - consumed), msBeforeNext, consumed);
  }

  override async consume(key: string | number, points = 1): Promise<RateLimiterRes> {
    const counted = await this.count(key, points);
    if (!counted) return super.consume(key, points);
    if (counted.consumedPoints > this.points) throw counted;
    return counted;
  }

  override async reward(key: string | number, points = 1): Promise<RateLimiterRes> {
    return (await this.count(key, -points)) ?? super.reward(key, points);
  }

  override async delete(key: string | number): Promise<boolean> {
    await askPrimary('forgetCount', { limit: this.keyPrefix, key: String(key) }).catch(
      reportSilence,
    );
    return super.delete(key);
  }
}

/** @param shared whether this process is one of several workers */
export const memoryLimiter = (options: IRateLimiterOptions, shared: boolean): RateLimiterMemory =>
  shared ? new SharedLimiter(options) : new RateLimiterMemory(options);
