/**
 * Limits how often something may be done by an IP, for a phone's code, or by all visitors together (R4, F7). The limits
 * are never switched off. The backend itself limits the codes and applications of a phone.
 */
import 'server-only';
import { createHmac } from 'node:crypto';
import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { hourSeconds } from '@superbrowser/shared/durations';
import { getProcessWideValue } from '@/lib/core/shared-state/process-wide';
import { getRuntimeEnv, getSealKeys } from '@/lib/core/env/runtime';
import { getSharedRedis } from '@/lib/core/shared-state/redis';
import { recordLimitHit } from '@/lib/core/monitoring/metrics/metrics';
import { widerNetwork } from '../requests/client-ip';
import { RequestRefusal } from '../responses/refusal';

/** Factor of the limit for a /48 in IPv6, compared with a single /64. */
const widerNetworkFactor = 4;

/** `points` that may be used within a window of `seconds`. "Per IP" means for each `visitor.ip`. */
const limitRules = {
  /** Codes requested, for each IP (R4). */
  codesPerIp: { points: 30, seconds: hourSeconds },
  /** Codes requested on the whole site (R4); the number is a setting. */
  codesOverall: { points: 0, seconds: hourSeconds },
  /** Tries of codes from the IP that requested them, for each phone and purpose; a new code refunds them. */
  triesByRequester: { points: 10, seconds: hourSeconds },
  /**
   * Tries of codes from all other IPs together, for each phone and purpose. Two windows can meet within the five
   * minutes of a code: twice the points must stay below the five wrong tries that invalidate a code (R4).
   */
  triesByOthers: { points: 2, seconds: hourSeconds / 2 },
  /** Tries of codes, and of stored proofs used in place of a code, for each IP. */
  triesPerIp: { points: 100, seconds: hourSeconds },
  /** Applications sent, for each IP (F7). */
  applicationsPerIp: { points: 20, seconds: hourSeconds },
  /** Invitation links, tokens of desktop sign-ins and links to promoter figures opened, for each IP. */
  lookupsPerIp: { points: 300, seconds: hourSeconds },
  /**
   * A promoter's coupons and previews of links, for each IP. Downloads and `/api/promoter/line` look up promoters too,
   * but are not counted.
   */
  promotersPerIp: { points: 600, seconds: hourSeconds },
  /**
   * Writes of any kind, for each IP, counted before their bodies are read. The limit is high because a whole company
   * may share an IP.
   */
  writesPerIp: { points: 600, seconds: 60 },
  /** Forms with a screenshot, for each IP. Named `pictures`, because stored limit hits have this name. */
  picturesPerIp: { points: 30, seconds: hourSeconds },
  /** Analytics events, for each IP. */
  eventsPerIp: { points: 3_000, seconds: hourSeconds },
  /** Analytics events stored on the whole site; the number is a setting. */
  eventsOverall: { points: 0, seconds: 24 * hourSeconds },
} as const;

type LimitName = keyof typeof limitRules;

export interface LimitOptions {
  /** Redis with the counters that all instances share; null when the counters are in this process. */
  readonly redis: Redis | null;
  /** Codes sent in an hour, for all visitors together. */
  readonly codesPerHour: number;
  /** Events stored in a day, for all visitors together. */
  readonly eventsPerDay: number;
  /** Secret with which phones and IPs, which are personal data, are hashed, so that the store cannot reveal them. */
  readonly secret: string;
}

export interface Limits {
  /**
   * Counts a use. For a /64 of IPv6 the use is also counted for the /48 around it.
   * @param subject who is counted: an IP, a phone with its purpose, '' for all visitors
   * @param points number of uses to count
   * @returns the number of uses in the current window, including this use
   * @throws RequestRefusal 429 with the seconds left
   */
  readonly consumePoints: (name: LimitName, subject: string, points?: number) => Promise<number>;
  /** Refunds uses that led to nothing. */
  readonly refundPoints: (name: LimitName, subject: string, points?: number) => Promise<void>;
  /** Refunds all uses of a subject. For a /64 of IPv6 the uses counted for the /48 around it are kept. */
  readonly refundAllPoints: (name: LimitName, subject: string) => Promise<void>;
}

type SubjectCounter = readonly [RateLimiterAbstract, string];

/** @throws RequestRefusal 429, which counts as a hit of the limit */
async function consumeFrom(
  name: LimitName,
  [limiter, key]: SubjectCounter,
  points: number,
): Promise<number> {
  try {
    return (await limiter.consume(key, points)).consumedPoints;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    recordLimitHit(name);
    throw tooOftenRefusal(Math.max(1, Math.ceil(error.msBeforeNext / 1_000)));
  }
}

/** Creates counters; the site itself uses {@link consumePoints}, {@link refundPoints} and {@link refundAllPoints}. */
export function createLimits({ redis, codesPerHour, eventsPerDay, secret }: LimitOptions): Limits {
  const limiters = new Map<string, RateLimiterAbstract>();
  const sitePoints: Partial<Record<LimitName, number>> = {
    codesOverall: codesPerHour,
    eventsOverall: eventsPerDay,
  };
  const ensureLimiter = (name: LimitName, factor = 1): RateLimiterAbstract => {
    const keyPrefix = `limit:${name}${factor === 1 ? '' : ':wide'}`;
    const existing = limiters.get(keyPrefix);
    if (existing) return existing;
    const { points, seconds } = limitRules[name];
    const options = { keyPrefix, points: factor * (sitePoints[name] ?? points), duration: seconds };
    const memory = new RateLimiterMemory(options);
    const created = redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory })
      : memory;
    limiters.set(keyPrefix, created);
    return created;
  };
  const keyOf = (subject: string) =>
    createHmac('sha256', secret).update(subject).digest('base64url');
  /** The counters in which a subject is counted. */
  function countersOf(name: LimitName, subject: string): SubjectCounter[] {
    const wider = widerNetwork(subject);
    const ownCounter: SubjectCounter = [ensureLimiter(name), keyOf(subject)];
    return wider
      ? [ownCounter, [ensureLimiter(name, widerNetworkFactor), keyOf(wider)]]
      : [ownCounter];
  }
  return {
    async consumePoints(name, subject, points = 1) {
      const counts: number[] = [];
      // The narrow network is counted first: once it is refused, it no longer uses up the share of its neighbors.
      for (const counter of countersOf(name, subject))
        counts.push(await consumeFrom(name, counter, points));
      return counts[0] ?? 0;
    },
    async refundPoints(name, subject, points = 1) {
      for (const [limiter, key] of countersOf(name, subject)) await limiter.reward(key, points);
    },
    async refundAllPoints(name, subject) {
      await ensureLimiter(name).delete(keyOf(subject));
    },
  };
}

const tooOftenRefusal = (retryAfter: number) =>
  new RequestRefusal(429, 'tooOften', { reason: 'tooOften', retryAfter });

function getSiteLimits(): Limits {
  const { CODES_PER_HOUR, EVENTS_PER_DAY } = getRuntimeEnv();
  return getProcessWideValue('limits', () =>
    createLimits({
      redis: getSharedRedis(),
      codesPerHour: CODES_PER_HOUR,
      eventsPerDay: EVENTS_PER_DAY,
      secret: getSealKeys().current,
    }),
  );
}

// The limits of this process, or of all instances where Redis is configured.
export const consumePoints: Limits['consumePoints'] = (...args) =>
  getSiteLimits().consumePoints(...args);
export const refundPoints: Limits['refundPoints'] = (...args) =>
  getSiteLimits().refundPoints(...args);
export const refundAllPoints: Limits['refundAllPoints'] = (...args) =>
  getSiteLimits().refundAllPoints(...args);
