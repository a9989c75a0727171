/**
 * Remembers, for a limited time, subjects that cannot be written into a cookie. They are stored in Redis, shared by all
 * instances, or otherwise in this process.
 */
import 'server-only';
import { createHmac } from 'node:crypto';
import type { Redis } from 'ioredis';
import { getSealKeys } from '@/lib/core/env/runtime';
import { log, reasonOf } from '@/lib/core/log/log';
import { getProcessWideValue } from './process-wide';
import { getSharedRedis } from './redis';

/** Kinds of subjects in the set. */
type EntryKind =
  /** A code was sent to a phone at the request of an IP. */
  | 'codeAsked'
  /**
   * The token of a desktop sign-in was used. The word is part of the key in Redis; with another word used tokens would
   * be valid again.
   */
  | 'handoverSpent'
  /** A session was signed out. */
  | 'sessionEnded';

interface ExpiringSet {
  /**
   * Adds a subject for a number of seconds from now. The time of an earlier call is replaced.
   * @returns whether the subject was not in the set; of several simultaneous calls only one gets true
   */
  readonly add: (kind: EntryKind, subject: string, seconds: number) => Promise<boolean>;
  readonly has: (kind: EntryKind, subject: string) => Promise<boolean>;
}

/** Maximum number of subjects of a kind in this process; a further subject removes the oldest one. */
export const maxEntriesOfAKind = 20_000;

/** Stores the expiry in milliseconds by kind and key. A subject has a key for each secret; the first key is stored. */
function createProcessSet(now: () => number) {
  const entriesByKind = new Map<EntryKind, Map<string, number>>();
  const has = (kind: EntryKind, keys: readonly string[]) =>
    keys.some((key) => (entriesByKind.get(kind)?.get(key) ?? 0) > now());
  return {
    has,
    /** @returns whether no key of the subject was in the set */
    add(kind: EntryKind, keys: readonly [string, ...string[]], seconds: number): boolean {
      const isNew = !has(kind, keys);
      const [key] = keys;
      const entriesOfKind = entriesByKind.get(kind) ?? new Map<string, number>();
      entriesByKind.set(kind, entriesOfKind);
      // The key is deleted first, so that it becomes the newest: a map keeps the order of insertion, and the oldest
      // keys are removed first.
      entriesOfKind.delete(key);
      entriesOfKind.set(key, now() + seconds * 1_000);
      for (const [oldest, until] of entriesOfKind) {
        if (entriesOfKind.size <= maxEntriesOfAKind && until > now()) break;
        entriesOfKind.delete(oldest);
      }
      return isNew;
    },
  };
}

interface ExpiringSetOptions {
  readonly redis: Redis | null;
  /**
   * Subjects are personal or secret data, so they are hashed with the first secret. Subjects that were hashed with the
   * other secrets are still recognized.
   */
  readonly secrets: readonly [string, ...string[]];
  readonly now?: () => number;
}

/** Creates a set; the site itself uses {@link addToExpiringSet} and {@link isInExpiringSet}. */
export function createExpiringSet({
  redis,
  secrets,
  now = Date.now,
}: ExpiringSetOptions): ExpiringSet {
  const processSet = createProcessSet(now);
  const keysOf = (kind: EntryKind, subject: string) =>
    secrets.map((secret) => {
      const hash = createHmac('sha256', secret).update(subject).digest('base64url');
      return `remembered:${kind}:${hash}`;
    }) as [string, ...string[]];
  /** Asks Redis; when Redis does not answer, the set of this process decides. */
  const askRedis = async <T>(ask: (client: Redis) => Promise<T>, fallback: T): Promise<T> => {
    if (!redis) return fallback;
    try {
      return await ask(redis);
    } catch (error) {
      log.warn('redis', 'only this instance knows which tokens are used and which sessions ended', {
        reason: reasonOf(error),
      });
      return fallback;
    }
  };
  return {
    async add(kind, subject, seconds) {
      const keys = keysOf(kind, subject);
      const isNew = processSet.add(kind, keys, seconds);
      return askRedis(async (client) => {
        // Both commands are in one transaction, so that of two instances that ask at once only one finds no entry.
        const [existsReply] = (await client
          .multi()
          .exists(...keys)
          .set(keys[0], '1', 'EX', Math.max(1, Math.ceil(seconds)))
          .exec()) ?? [[new Error('aborted'), 0]];
        if (!existsReply || existsReply[0]) throw existsReply?.[0] ?? new Error('no answer');
        return existsReply[1] === 0 && isNew;
      }, isNew);
    },
    async has(kind, subject) {
      const keys = keysOf(kind, subject);
      if (processSet.has(kind, keys)) return true;
      return askRedis(async (client) => (await client.exists(...keys)) > 0, false);
    },
  };
}

function getSiteExpiringSet(): ExpiringSet {
  const { current, previous } = getSealKeys();
  const secrets = previous ? ([current, previous] as const) : ([current] as const);
  return getProcessWideValue('expiring set', () =>
    createExpiringSet({ redis: getSharedRedis(), secrets }),
  );
}

// These functions use the set of this process, or of all instances where Redis is configured.
export const addToExpiringSet: ExpiringSet['add'] = (kind, subject, seconds) =>
  getSiteExpiringSet().add(kind, subject, seconds);
export const isInExpiringSet: ExpiringSet['has'] = (kind, subject) =>
  getSiteExpiringSet().has(kind, subject);
