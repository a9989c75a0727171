/** Articles: the built-in ones, and beside them those of the store. */
import 'server-only';
import { z } from 'zod';
import { articles as builtIn } from '@/lib/content/news';
import type { Article } from '@/lib/content/types';
import { log } from '@/lib/log/log';
import { storedArticleSchema, type StoredArticle } from '@/lib/publishing/article';
import { endpoints } from '@superbrowser/contract/endpoints';
import { contentReader } from './cache/cached';
import { callUpstream } from './call/client';
import { hasStore } from './stored-pages';

/** A record this release cannot show, or whose address a page of its own has taken, is left out. */
function usable(record: unknown): StoredArticle[] {
  const { success, data, error } = storedArticleSchema.safeParse(record);
  if (success) return [data];
  const { slug } = (record ?? {}) as { slug?: unknown };
  log.error('content', 'a stored article is not shown', {
    slug: String(slug),
    reason: error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '),
  });
  return [];
}

const read = contentReader<StoredArticle[]>({
  key: 'stored-articles',
  schema: z.array(storedArticleSchema),
  load: async () => {
    if (!hasStore()) return [];
    const data = await callUpstream(endpoints.storedArticles, {});
    return data.records.flatMap(usable);
  },
  fallback: () => [],
});

/** Every article, newest first; while the store cannot be read, the built-in ones with the last that were. Never throws. */
export async function getArticles(): Promise<readonly Article[]> {
  const stored: readonly Article[] = (await read()).value;
  return [...stored, ...builtIn].sort((a, b) => b.publishedOn.localeCompare(a.publishedOn));
}

/** The articles of the store alone. Never throws. */
export const getStoredArticles = async (): Promise<readonly Article[]> => (await read()).value;
