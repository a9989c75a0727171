/**
 * Counts how often a subject was seen: the same connection within a minute (a reload, a second click), the same form or
 * the same network within a day (O4). Only a hash is stored, and no longer than that time, in this process or in Redis.
 */
import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import type { Redis } from 'ioredis';
import { daySeconds } from '@superbrowser/shared/durations';
import { getSealKeys } from '@/lib/core/env/runtime';
import { getProcessWideValue } from './process-wide';
import { getSharedRedis } from './redis';

/** Seconds for which a subject is remembered after its first occurrence. */
export const rememberedSeconds = { connection: 60, form: daySeconds, network: daySeconds } as const;

/**
 * The subject by which events of the same kind and promoter are counted: `connection` is an IP with its browser, `form`
 * the key of a form, `network` an IP with the day. For a connection or form, a second event is a repeat; for a network,
 * events above a limit are excess.
 */
export type CountedBy = keyof typeof rememberedSeconds;

/** Maximum number of entries of a kind; a further entry removes the oldest one. */
const maxEntries = 50_000;

/**
 * Returns how often the subject was seen, including this time: 1 for the first time. Repeats do not prolong the time in
 * which it is remembered.
 */
type CountOccurrence = (kind: CountedBy, subject: string) => number | Promise<number>;

/** Entries of one kind, in this process. */
function createCounterMap(seconds: number, now: () => number) {
  const entries = new Map<string, { times: number; readonly until: number }>();
  let timer: NodeJS.Timeout | null = null;

  /** Removes expired entries, even when no further request comes. */
  function dropExpired(): void {
    timer = null;
    for (const [key, { until }] of entries) {
      if (until > now()) {
        timer = setTimeout(dropExpired, until - now()).unref();
        return;
      }
      entries.delete(key);
    }
  }

  return {
    size: () => entries.size,
    countOccurrence(key: string): number {
      const existing = entries.get(key);
      if (existing && existing.until > now()) return (existing.times += 1);
      // The key is deleted first, so that it becomes the newest: a map keeps the order of insertion, and the oldest key
      // is removed first.
      entries.delete(key);
      entries.set(key, { times: 1, until: now() + seconds * 1_000 });
      timer ??= setTimeout(dropExpired, seconds * 1_000).unref();
      const oldest = entries.keys().next().value;
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
      return 1;
    },
  };
}

interface OccurrenceCounterOptions {
  /** Redis, with the counts of all instances; without it each instance counts alone. */
  readonly redis: Redis | null;
  /** The site's secret, so that all instances make the same hashes. */
  readonly secret: string;
  readonly now?: () => number;
}

/** Creates a counter of occurrences and tells how many entries it holds; the site uses {@link countOccurrence}. */
export function createOccurrenceCounter({
  redis,
  secret,
  now = Date.now,
}: OccurrenceCounterOptions): {
  readonly countOccurrence: CountOccurrence;
  readonly entryCount: () => number;
} {
  const counters = {
    connection: createCounterMap(rememberedSeconds.connection, now),
    form: createCounterMap(rememberedSeconds.form, now),
    network: createCounterMap(rememberedSeconds.network, now),
  };
  // The key is derived from the site's secret, so that these hashes cannot be compared with other hashes made with the
  // secret.
  const hashKey = createHmac('sha256', secret).update('superbrowser repeats').digest();
  const hash = (subject: string) =>
    createHash('sha256').update(hashKey).update(subject).digest('base64').slice(0, 22);

  async function countInRedis(client: Redis, kind: CountedBy, key: string): Promise<number> {
    try {
      const name = `seen:${key}`;
      const results = await client
        .multi()
        .set(name, 0, 'EX', rememberedSeconds[kind], 'NX')
        .incr(name)
        .exec();
      const times = results?.[1]?.[1];
      if (typeof times === 'number') return times;
    } catch {
      // Without an answer of Redis this process counts alone, below.
    }
    return counters[kind].countOccurrence(key);
  }

  return {
    entryCount: () => counters.connection.size() + counters.form.size() + counters.network.size(),
    countOccurrence(kind, subject) {
      const key = hash(`${kind}\n${subject}`);
      return redis ? countInRedis(redis, kind, key) : counters[kind].countOccurrence(key);
    },
  };
}

/** The counter of the site. */
export const countOccurrence: CountOccurrence = (kind, subject) =>
  getProcessWideValue('occurrences', () =>
    createOccurrenceCounter({ redis: getSharedRedis(), secret: getSealKeys().current }),
  ).countOccurrence(kind, subject);
