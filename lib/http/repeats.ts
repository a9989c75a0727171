/**
 * What comes again: from the same connection within a minute (a pressed reload, a second click), or the same form within
 * a day (O4). Only a hash is held, and no longer: in this process, or in Redis.
 */
import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import type { Redis } from 'ioredis';
import { sessionSealKeys } from '@/lib/env/server';
import { sharedRedis } from './rate-limit';

/** Seconds in which the same counts as come again. */
export const repeatSeconds = { connection: 60, form: 86_400 } as const;

/** By what the same is known again: address and browser of a connection, or the key of a form. */
export type KnownBy = keyof typeof repeatSeconds;

/** So many of a kind are held; one more lets go of the oldest. */
const mostHeld = 50_000;

/** Whether this was there before. The first one is no repeat, and its time is not prolonged by those that follow. */
export type IsRepeat = (by: KnownBy, subject: string) => boolean | Promise<boolean>;

/** Those of one kind, in this process. */
function createHeld(seconds: number, now: () => number) {
  const held = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;

  /** Nothing is held for longer than its time, also when nobody comes any more. */
  function letGo(): void {
    timer = null;
    for (const [key, until] of held) {
      if (until > now()) {
        timer = setTimeout(letGo, until - now()).unref();
        return;
      }
      held.delete(key);
    }
  }

  return {
    size: () => held.size,
    isRepeat(key: string): boolean {
      if ((held.get(key) ?? 0) > now()) return true;
      // Deleted first: a map keeps the order of its insertions, and the oldest goes first.
      held.delete(key);
      held.set(key, now() + seconds * 1_000);
      timer ??= setTimeout(letGo, seconds * 1_000).unref();
      const oldest = held.keys().next().value;
      if (held.size > mostHeld && oldest !== undefined) held.delete(oldest);
      return false;
    },
  };
}

interface RepeatParts {
  /** Shared by all instances; without it each has its own. */
  readonly redis: Redis | null;
  /** Of the site: all of its instances hash alike. */
  readonly secret: string;
  readonly now?: () => number;
}

/** Makes the question, and tells how many it holds itself; the site's own is {@link isRepeat}. */
export function createRepeats({ redis, secret, now = Date.now }: RepeatParts): {
  readonly isRepeat: IsRepeat;
  readonly held: () => number;
} {
  const own = {
    connection: createHeld(repeatSeconds.connection, now),
    form: createHeld(repeatSeconds.form, now),
  };
  // A key of its own: nothing else that is hashed with the site's secret can be compared with these.
  const ownKey = createHmac('sha256', secret).update('superbrowser repeats').digest();
  const hash = (subject: string) =>
    createHash('sha256').update(ownKey).update(subject).digest('base64').slice(0, 22);

  async function inRedis(client: Redis, by: KnownBy, key: string): Promise<boolean> {
    try {
      return (await client.set(`repeat:${key}`, '1', 'EX', repeatSeconds[by], 'NX')) === null;
    } catch {
      return own[by].isRepeat(key);
    }
  }

  return {
    held: () => own.connection.size() + own.form.size(),
    isRepeat(by, subject) {
      const key = hash(subject);
      return redis ? inRedis(redis, by, key) : own[by].isRepeat(key);
    },
  };
}

// One per process: what one bundle of the site has seen the others must know.
const shared = globalThis as typeof globalThis & { __repeats?: IsRepeat };

export const isRepeat: IsRepeat = (by, subject) =>
  (shared.__repeats ??= createRepeats({
    redis: sharedRedis(),
    secret: sessionSealKeys().current,
  }).isRepeat)(by, subject);
