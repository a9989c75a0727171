/** How often an address, a phone or everybody together may do something (R4, F7). Never switched off. */
import 'server-only';
import { createHmac } from 'node:crypto';
import Redis from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { serverEnv, sessionKeys } from '@/lib/env/server';
import { RequestRefusal } from './refusal';

const hour = 3_600;

/** Points per window of so many seconds. */
const rules = {
  /** Codes asked for, an address (R4). */
  codeAddress: { points: 30, seconds: hour },
  /** Codes asked for, the whole site (R4); how many is a setting. */
  codeOverall: { points: 0, seconds: hour },
  /** Codes tried, a phone and purpose: whatever new codes are sent for it. */
  tryPhone: { points: 20, seconds: hour },
  /** Codes tried, an address. */
  tryAddress: { points: 100, seconds: hour },
  /** Applications sent, an address (F7). */
  applyAddress: { points: 20, seconds: hour },
  /** Invitation links and hand-over tokens looked at, an address. */
  lookAddress: { points: 300, seconds: hour },
  /** Batches of analytics, an address: a whole company may sit behind one. */
  logAddress: { points: 6_000, seconds: hour },
} as const;

export type LimitName = keyof typeof rules;

export interface LimitSettings {
  /** Counters shared by all instances; without it they live in this process. */
  readonly redisUrl: string | undefined;
  /** Codes sent in an hour, everybody together. */
  readonly codesPerHour: number;
  /** Phones and addresses are personal: hashed with this, the store cannot turn them back. */
  readonly secret: string;
}

export interface Limits {
  /**
   * Counts one use.
   * @param subject who is counted: an address, a phone with its purpose, '' for everybody
   * @returns how many uses the window has seen with this one
   * @throws RequestRefusal 429 with the seconds left
   */
  readonly takeOne: (name: LimitName, subject: string) => Promise<number>;
  /** Takes a counted use back that came to nothing. */
  readonly giveBack: (name: LimitName, subject: string) => Promise<void>;
  readonly redis: Redis | null;
}

/** A dead Redis costs a log line and exactness between instances, never an answer. */
function connect(url: string): Redis {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 500,
    connectTimeout: 2_000,
    disconnectTimeout: 500,
  });
  client.on('error', (error) => console.warn('[rate-limit] Redis:', error.message));
  return client;
}

/** Counters by these settings; the site's own are {@link takeOne} and {@link giveBack}. */
export function createLimits({ redisUrl, codesPerHour, secret }: LimitSettings): Limits {
  const redis = redisUrl ? connect(redisUrl) : null;
  const limiters = new Map<LimitName, RateLimiterAbstract>();
  const limiter = (name: LimitName): RateLimiterAbstract => {
    const known = limiters.get(name);
    if (known) return known;
    const { points, seconds } = rules[name];
    const most = name === 'codeOverall' ? codesPerHour : points;
    const options = { keyPrefix: `limit:${name}`, points: most, duration: seconds };
    const memory = new RateLimiterMemory(options);
    const made = redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory })
      : memory;
    limiters.set(name, made);
    return made;
  };
  const keyOf = (subject: string) =>
    createHmac('sha256', secret).update(subject).digest('base64url');
  return {
    redis,
    async takeOne(name, subject) {
      try {
        return (await limiter(name).consume(keyOf(subject))).consumedPoints;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw tooOften(Math.max(1, Math.ceil(error.msBeforeNext / 1_000)));
      }
    },
    async giveBack(name, subject) {
      await limiter(name).reward(keyOf(subject));
    },
  };
}

const tooOften = (retryAfter: number) =>
  new RequestRefusal(429, 'tooOften', { reason: 'tooOften', retryAfter });

// One per process: the several bundles of a site must count together.
const shared = globalThis as typeof globalThis & { __limits?: Limits };

function limits(): Limits {
  const { REDIS_URL, CODES_PER_HOUR } = serverEnv();
  return (shared.__limits ??= createLimits({
    redisUrl: REDIS_URL,
    codesPerHour: CODES_PER_HOUR,
    secret: sessionKeys().current,
  }));
}

export const takeOne: Limits['takeOne'] = (name, subject) => limits().takeOne(name, subject);
export const giveBack: Limits['giveBack'] = (name, subject) => limits().giveBack(name, subject);
