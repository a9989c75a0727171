/** The counters of all workers, in the first process: each worker alone would allow a share of its own. */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Counted, Use } from './talk';

export interface Counters {
  readonly count: (use: Use) => Promise<Counted>;
  readonly forget: (use: Pick<Use, 'limit' | 'key'>) => Promise<void>;
}

/** They only count; whether a number is too high is judged by who asked. */
export function createCounters(): Counters {
  const limits = new Map<string, RateLimiterMemory>();
  const counterOf = (keyPrefix: string, duration: number) => {
    const known =
      limits.get(keyPrefix) ?? new RateLimiterMemory({ keyPrefix, points: 1, duration });
    limits.set(keyPrefix, known);
    return known;
  };
  return {
    async count({ limit, key, points, seconds }) {
      // "Penalty" counts without refusing.
      const { consumedPoints, msBeforeNext } = await counterOf(limit, seconds).penalty(key, points);
      return { consumed: consumedPoints, msBeforeNext };
    },
    async forget({ limit, key }) {
      await limits.get(limit)?.delete(key);
    },
  };
}
