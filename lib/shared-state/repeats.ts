/**
 * Counts how often something was seen: the same connection within a minute (a reload, a second click), the same form or
 * the same network within a day (O4). Only a hash is stored, and no longer than that: in this process, or in Redis.
 */
import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import type { Redis } from 'ioredis';
import { daySeconds } from '@superbrowser/contract/durations';
import { getProcessWide } from './process-wide';
import { readSealKeys } from '@/lib/env/runtime';
import { getSharedRedis } from './redis';

/** Seconds, from the first time, in which a repeat is recognized. */
export const repeatSeconds = { connection: 60, form: daySeconds, network: daySeconds } as const;

/**
 * What events of one kind and promoter are counted by: `connection` is an IP with its browser, `form` the key of a
 * form, `network` an IP with the day. With the first two a second event is a repeat; with `network` those above a limit
 * are excess.
 */
export type CountedBy = keyof typeof repeatSeconds;

/** Most entries of a kind; one more drops the oldest. */
const maxEntries = 50_000;

/** How often this was seen, including this time: 1 for the first. Repeats do not prolong its time. */
export type CountRepeats = (kind: CountedBy, subject: string) => number | Promise<number>;

/** Entries of one kind, in this process. */
function createCounterMap(seconds: number, now: () => number) {
  const entries = new Map<string, { times: number; readonly until: number }>();
  let timer: NodeJS.Timeout | null = null;

  /** Drops expired entries, also when no further request comes. */
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
      // Deleted first: a map keeps the order of its insertions, and the oldest goes first.
      entries.delete(key);
      entries.set(key, { times: 1, until: now() + seconds * 1_000 });
      timer ??= setTimeout(dropExpired, seconds * 1_000).unref();
      const oldest = entries.keys().next().value;
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
      return 1;
    },
  };
}

interface RepeatCounterOptions {
  /** Shared by all instances; without Redis each counts alone. */
  readonly redis: Redis | null;
  /** The site's secret: all instances hash alike. */
  readonly secret: string;
  readonly now?: () => number;
}

/** Creates a counter of repeats and tells how many entries it holds; the site uses {@link countOccurrence}. */
export function createRepeatCounter({ redis, secret, now = Date.now }: RepeatCounterOptions): {
  readonly countOccurrence: CountRepeats;
  readonly entryCount: () => number;
} {
  const counters = {
    connection: createCounterMap(repeatSeconds.connection, now),
    form: createCounterMap(repeatSeconds.form, now),
    network: createCounterMap(repeatSeconds.network, now),
  };
  // A derived key: nothing else hashed with the site's secret can be compared with these hashes.
  const hashKey = createHmac('sha256', secret).update('superbrowser repeats').digest();
  const hash = (subject: string) =>
    createHash('sha256').update(hashKey).update(subject).digest('base64').slice(0, 22);

  async function countInRedis(client: Redis, kind: CountedBy, key: string): Promise<number> {
    try {
      const name = `seen:${key}`;
      const results = await client
        .multi()
        .set(name, 0, 'EX', repeatSeconds[kind], 'NX')
        .incr(name)
        .exec();
      const times = results?.[1]?.[1];
      if (typeof times === 'number') return times;
    } catch {
      // Counted by this process alone, below.
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
export const countOccurrence: CountRepeats = (kind, subject) =>
  getProcessWide('repeats', () =>
    createRepeatCounter({ redis: getSharedRedis(), secret: readSealKeys().current }),
  ).countOccurrence(kind, subject);
