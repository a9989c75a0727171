/**
 * Says that content has changed: every page made of it is made anew, on every instance (O3). For the operator's
 * commands, which run beside the site, and for the site itself.
 */
import { serverEnv } from '@/lib/env/server';
import { log, reasonOf } from '@/lib/log/log';
import { withRedis } from '@/lib/net/redis';
import type { ContentTag } from '@/lib/wire/content-tags';
import { readFiles, writeFiles } from './in-files';
import { readRedis, writeRedis } from './in-redis';
import { newest, nextVersions, type Versions } from './versions';

export interface ChangeStores {
  readonly dataDir: string;
  /** Without it instances on other machines hear nothing. */
  readonly redisUrl: string | undefined;
  readonly now?: () => number;
}

/**
 * As {@link announceChange}, into these stores.
 * @throws Error when neither of them took it
 */
export async function announceIn(
  { dataDir, redisUrl, now = Date.now }: ChangeStores,
  tags: readonly ContentTag[],
): Promise<void> {
  if (tags.length === 0) return;
  let versions: Versions = nextVersions(await readFiles(dataDir), tags, now());
  const failures: string[] = [];
  if (redisUrl)
    await withRedis(redisUrl, async (redis) => {
      versions = newest(versions, nextVersions(await readRedis(redis), tags, now()));
      await writeRedis(redis, versions);
    }).catch((error: unknown) => void failures.push(`Redis: ${reasonOf(error)}`));
  // Also with Redis: the instance here hears of it while Redis is away, and tells the others afterwards.
  await writeFiles(dataDir, versions).catch(
    (error: unknown) => void failures.push(`DATA_DIR: ${reasonOf(error)}`),
  );
  if (failures.length === (redisUrl ? 2 : 1))
    throw new Error(`The site cannot be told of the change. ${failures.join('; ')}`);
  if (failures.length > 0)
    log.warn('content', 'a change was not announced everywhere', { reason: failures.join('; ') });
}

/**
 * Call it after content was changed. Visitors see the change within 5 seconds.
 * @throws Error when nobody could be told
 */
export const announceChange = (tags: readonly ContentTag[]): Promise<void> => {
  const { DATA_DIR, REDIS_URL } = serverEnv();
  return announceIn({ dataDir: DATA_DIR, redisUrl: REDIS_URL }, tags);
};
