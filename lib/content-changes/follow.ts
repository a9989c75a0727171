/**
 * Follows changes of content: looks once a second at DATA_DIR and at Redis, and carries what one of them lacks from
 * one to the other. So they agree again after Redis was away, or came back empty.
 */
import type { Redis } from 'ioredis';
import { log, reasonOf } from '@/lib/log/log';
import { readFiles, writeFiles } from './in-files';
import { readRedis, writeRedis } from './in-redis';
import { knownVersions, learn } from './known';
import { aheadOf } from './versions';

export const lookEveryMs = 1_000;

interface Followed {
  readonly dataDir: string;
  readonly redis: Redis | null;
}

/** Says a fault once, and once that it is over. */
function reporter(where: string) {
  let failing = false;
  return {
    good: () => {
      if (failing) log.info('content', 'changes are heard again', { where });
      failing = false;
    },
    bad: (error: unknown) => {
      if (!failing)
        log.warn('content', 'changes are not heard', { where, reason: reasonOf(error) });
      failing = true;
    },
  };
}

/** @returns looks once; never throws */
export function createFollower({ dataDir, redis }: Followed): () => Promise<void> {
  const [ofRedis, ofFiles] = [reporter('Redis'), reporter('DATA_DIR')];
  async function lookAtRedis(client: Redis): Promise<void> {
    try {
      const found = await readRedis(client);
      learn(found);
      const missing = aheadOf(knownVersions(), found);
      if (missing) await writeRedis(client, missing);
      ofRedis.good();
    } catch (error) {
      ofRedis.bad(error);
    }
  }
  return async () => {
    const inFiles = await readFiles(dataDir);
    learn(inFiles);
    if (redis) await lookAtRedis(redis);
    const missing = aheadOf(knownVersions(), inFiles);
    if (!missing) return;
    await writeFiles(dataDir, missing).then(ofFiles.good, ofFiles.bad);
  };
}

/** Looks from now on once a second; one look at a time. @returns the first look */
export function follow(followed: Followed, look = createFollower(followed)): Promise<void> {
  let looking: Promise<void> | null = null;
  const once = () =>
    (looking ??= look().finally(() => {
      looking = null;
    }));
  setInterval(() => void once(), lookEveryMs).unref();
  return once();
}
