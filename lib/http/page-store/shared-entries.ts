/**
 * Pages and data in Redis, so that what one instance has made the others need not make. A Redis that is away or
 * slow costs a moment now and then, never an answer.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';
import type { Redis } from 'ioredis';
import { log, reasonOf } from '@/lib/log/log';

/** What an older build left behind goes by itself. */
export const lifeSeconds = 24 * 3_600;
/** Compressed from this size on. */
const bigBytes = 1_024;
/** After a failure nobody asks for this long. */
const pauseMs = 5_000;

const [plain, packed] = [0, 1];

/** An entry as bytes: whether it is compressed, then what it holds. */
export async function encoded(entry: unknown): Promise<Buffer> {
  const bytes = serialize(entry);
  if (bytes.length < bigBytes) return Buffer.concat([Buffer.of(plain), bytes]);
  return Buffer.concat([Buffer.of(packed), await promisify(gzip)(bytes, { level: 3 })]);
}

/** @throws Error when these are no bytes of ours */
export async function decoded(bytes: Buffer): Promise<unknown> {
  const rest = bytes.subarray(1);
  if (bytes[0] === packed) return deserialize(await promisify(gunzip)(rest));
  if (bytes[0] === plain) return deserialize(rest);
  throw new Error('not an entry of this site');
}

/**
 * Names the entries of one build that asks one source: two builds side by side, or two upstreams, share nothing.
 * @param build the build's folder
 * @param source where its content comes from
 */
export function namespaceOf(build: string, source: string): string {
  const id = readFileSync(join(build, 'BUILD_ID'), 'utf8').trim();
  return createHash('sha256').update(`${id}\n${source}`).digest('hex').slice(0, 16);
}

export interface SharedEntries {
  /** Null when there is none, or Redis does not say. Never throws. */
  readonly read: (key: string) => Promise<unknown>;
  /** Never throws. */
  readonly write: (key: string, entry: unknown) => Promise<void>;
}

/** For a site that shares nothing. */
export const nothingShared: SharedEntries = {
  read: () => Promise.resolve(null),
  write: () => Promise.resolve(),
};

export function createSharedEntries(
  redis: Redis,
  namespace: string,
  now: () => number = Date.now,
): SharedEntries {
  let pausedUntil = 0;
  let failing = false;
  async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
    if (now() < pausedUntil) return null;
    try {
      const result = await work();
      failing = false;
      return result;
    } catch (error) {
      pausedUntil = now() + pauseMs;
      // Once for each time it goes away.
      if (!failing) log.warn('pages', 'nothing is shared at present', { reason: reasonOf(error) });
      failing = true;
      return null;
    }
  }
  const keyOf = (key: string) => `pages:${namespace}:${key}`;
  return {
    read: (key) =>
      attempt(async () => {
        const bytes = await redis.getBuffer(keyOf(key));
        return bytes && (await decoded(bytes).catch(() => null));
      }),
    async write(key, entry) {
      await attempt(async () => redis.set(keyOf(key), await encoded(entry), 'EX', lifeSeconds));
    },
  };
}
