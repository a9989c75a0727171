/** Connections to Redis. A broken one costs a log line and exactness between instances, never an answer. */
import Redis, { type RedisOptions } from 'ioredis';
import { runtimeEnv } from '@/lib/env/runtime';
import { log } from '@/lib/log/log';
import { getProcessWide } from './process-wide';

/** Nothing waits long for Redis: without a connection a command fails at once, with one after half a second. */
const failFastOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  commandTimeout: 500,
  connectTimeout: 2_000,
  disconnectTimeout: 500,
} as const satisfies RedisOptions;

export function connectRedis(url: string): Redis {
  const client = new Redis(url, failFastOptions);
  client.on('error', ({ message }) => log.warn('redis', 'failed', { reason: message }));
  return client;
}

/** The site's one connection to Redis, for everything all instances share; null where none is configured. */
export function sharedRedis(): Redis | null {
  const { REDIS_URL } = runtimeEnv();
  return getProcessWide('redis', () => (REDIS_URL ? connectRedis(REDIS_URL) : null));
}
