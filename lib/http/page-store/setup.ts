/** What the page store shares in this process: its line of renewals, Redis, and the looks for changes. */
import type { Redis } from 'ioredis';
import { announceChange } from '@/lib/content-changes/announce';
import { createChecker } from '@/lib/content-changes/check';
import { createFollower, follow, lookEveryMs } from '@/lib/content-changes/follow';
import { serverEnv } from '@/lib/env/server';
import { log, reasonOf } from '@/lib/log/log';
import { connectRedis } from '@/lib/net/redis';
import {
  createSharedEntries,
  namespaceOf,
  nothingShared,
  type SharedEntries,
} from './shared-entries';

/** Says once that Redis cannot be reached, and not with every attempt. */
function connect(url: string): Redis {
  let away = false;
  const redis = connectRedis(url, (error) => {
    if (!away) log.warn('pages', 'Redis cannot be reached', { reason: reasonOf(error) });
    away = true;
  });
  return redis.on('ready', () => {
    away = false;
  });
}

/** The first look waits so long for a connection; a Redis that is away must not keep the site from starting. */
const firstMs = 1_500;

const connected = (redis: Redis): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, firstMs);
    redis.once('ready', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** An instance with a database of its own makes pages of its own. */
function sourceOf({ UPSTREAM_HOST, DATABASE_URL }: ReturnType<typeof serverEnv>): string | null {
  return UPSTREAM_HOST ?? DATABASE_URL ?? null;
}

async function watchChanges(redis: Redis | null): Promise<void> {
  const { DATA_DIR: dataDir, CONTENT_CHECK_SECONDS } = serverEnv();
  const look = createFollower({ dataDir, redis });
  const check = createChecker({
    dataDir,
    everyMs: CONTENT_CHECK_SECONDS * 1_000,
    announce: async (tags) => {
      await announceChange(tags);
      await look();
    },
  });
  let checking = false;
  setInterval(() => {
    if (checking) return;
    checking = true;
    void check().finally(() => {
      checking = false;
    });
  }, lookEveryMs).unref();
  if (redis) await connected(redis);
  await follow({ dataDir, redis }, look);
}

interface PageStore {
  readonly shared: SharedEntries;
  /** Changes from before the start are known from here on. */
  readonly followed: Promise<void>;
}

let store: PageStore | undefined;

/** The page store of this process; the first call starts it. @param build the build's folder */
export function pageStore(build: string): PageStore {
  if (store) return store;
  const env = serverEnv();
  const redis = env.REDIS_URL ? connect(env.REDIS_URL) : null;
  const source = sourceOf(env);
  const shared =
    redis && source ? createSharedEntries(redis, namespaceOf(build, source)) : nothingShared;
  return (store = { shared, followed: watchChanges(redis) });
}
