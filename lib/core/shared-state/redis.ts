/**
 * Connections to Redis. While a connection is broken, its errors are logged, each instance counts alone, and no answer
 * fails.
 */
import 'server-only';
import Redis, { type RedisOptions } from 'ioredis';
import { getRuntimeEnv } from '@/lib/core/env/runtime';
import { log } from '@/lib/core/log/log';
import { getProcessWideValue } from './process-wide';

/**
 * Options so that no command waits long. Without a connection a command fails at once, otherwise after half a second
 * without an answer.
 */
const failFastOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  commandTimeout: 500,
  connectTimeout: 2_000,
  disconnectTimeout: 500,
} as const satisfies RedisOptions;

/** A client that fails at once instead of queueing, and logs its errors. */
export function connectRedis(url: string): Redis {
  const client = new Redis(url, failFastOptions);
  client.on('error', ({ message }) => log.warn('redis', 'failed', { reason: message }));
  return client;
}

/** The site's one connection to Redis, for everything all instances share; null where none is configured. */
export function getSharedRedis(): Redis | null {
  const { REDIS_URL } = getRuntimeEnv();
  return getProcessWideValue('redis', () => (REDIS_URL ? connectRedis(REDIS_URL) : null));
}
