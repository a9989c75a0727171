/** Connections to Redis. A broken one costs a log line and exactness between instances, never an answer. */
import Redis, { type RedisOptions } from 'ioredis';

/** Nothing waits long for Redis: without a connection a command fails at once, with one after half a second. */
const impatient = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  commandTimeout: 500,
  connectTimeout: 2_000,
  disconnectTimeout: 500,
} as const satisfies RedisOptions;

/** @param onError each failure to reach it; repeats with every attempt */
export function connectRedis(url: string, onError: (error: Error) => void): Redis {
  const client = new Redis(url, impatient);
  client.on('error', onError);
  return client;
}
