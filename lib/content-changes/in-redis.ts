/** Versions of content in Redis, for all instances. */
import type { Redis } from 'ioredis';
import { versionsOf, type Versions } from './versions';

const key = 'content:versions';

/** Sets each field to a higher number only: of two who write at once the newer stays. */
const raise = `
for i = 1, #ARGV, 2 do
  local known = tonumber(redis.call('HGET', KEYS[1], ARGV[i]) or '0') or 0
  if tonumber(ARGV[i + 1]) > known then redis.call('HSET', KEYS[1], ARGV[i], ARGV[i + 1]) end
end`;

/** @throws Error when Redis does not answer */
export const readRedis = async (redis: Redis): Promise<Versions> =>
  versionsOf(await redis.hgetall(key));

/** @throws Error when Redis does not answer */
export async function writeRedis(redis: Redis, versions: Versions): Promise<void> {
  const fields = Object.entries(versions).flatMap(([tag, version]) => [tag, String(version)]);
  if (fields.length > 0) await redis.eval(raise, 1, key, ...fields);
}
