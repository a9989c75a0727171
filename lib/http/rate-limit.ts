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
  /** Invitation links and hand-over tokens looked at, an address. */
  lookAddress: { points: 300, seconds: hour },
} as const;

export type LimitName = keyof typeof rules;

const shared = globalThis as typeof globalThis & {
  __rateLimiters?: Map<LimitName, RateLimiterAbstract>;
  __rateLimitRedis?: Redis | null;
};

/** Counters shared by all instances where there is a Redis; a dead one costs nothing but a log line. */
function redis(): Redis | null {
  if (shared.__rateLimitRedis !== undefined) return shared.__rateLimitRedis;
  const url = serverEnv().REDIS_URL;
  const client = url
    ? new Redis(url, {
        enableOfflineQueue: false,
        maxRetriesPerRequest: 0,
        commandTimeout: 500,
        connectTimeout: 2_000,
      })
    : null;
  client?.on('error', (error) => console.warn('[rate-limit] Redis:', error.message));
  return (shared.__rateLimitRedis = client);
}

const pointsOf = (name: LimitName) =>
  name === 'codeOverall' ? serverEnv().CODES_PER_HOUR : rules[name].points;

function limiter(name: LimitName): RateLimiterAbstract {
  const all = (shared.__rateLimiters ??= new Map());
  const known = all.get(name);
  if (known) return known;
  const options = {
    keyPrefix: `limit:${name}`,
    points: pointsOf(name),
    duration: rules[name].seconds,
  };
  const memory = new RateLimiterMemory(options);
  const client = redis();
  const made = client
    ? new RateLimiterRedis({ ...options, storeClient: client, insuranceLimiter: memory })
    : memory;
  all.set(name, made);
  return made;
}

/** Phones and addresses are personal: the store sees only what cannot be turned back. */
const keyOf = (subject: string) =>
  createHmac('sha256', sessionKeys().current).update(subject).digest('base64url');

/**
 * Counts one use.
 * @param subject who is counted: an address, a phone with its purpose, '' for everybody
 * @returns how many uses the window has seen with this one
 * @throws RequestRefusal 429 with the seconds left
 */
export async function takeOne(name: LimitName, subject: string): Promise<number> {
  try {
    return (await limiter(name).consume(keyOf(subject))).consumedPoints;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw tooOften(Math.max(1, Math.ceil(error.msBeforeNext / 1_000)));
  }
}

/** Takes a counted use back that came to nothing. */
export async function giveBack(name: LimitName, subject: string): Promise<void> {
  await limiter(name).reward(keyOf(subject));
}

export const tooOften = (retryAfter: number) =>
  new RequestRefusal(429, 'tooOften', { reason: 'tooOften', retryAfter });
