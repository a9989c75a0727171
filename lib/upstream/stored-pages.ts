/**
 * Which articles and campaigns the store holds beside the built-in ones. Only the embedded backend has such a store:
 * another API knows nothing of it and is not asked.
 */
import 'server-only';
import { z } from 'zod';
import { endpoints } from '@/lib/wire/endpoints';
import { keepLastGood, recallLastGood } from './cache/last-good';
import { callUpstream, pageDeadlineMs } from './call/client';
import { currentTransport } from './call/transport';

const keptSchema = z.object({ news: z.array(z.string()), activity: z.array(z.string()) });

/** Last parts of addresses, by folder. */
export type StoredSlugs = z.output<typeof keptSchema>;

const key = 'stored-slugs';

/** Whether there is a store to ask. */
export const hasStore = (): boolean => currentTransport().inProcess === true;

/** @throws UpstreamError while the store cannot be read */
export async function loadStoredSlugs(): Promise<StoredSlugs> {
  if (!hasStore()) return { news: [], activity: [] };
  const slugs = await callUpstream(endpoints.storedSlugs, {}, { deadlineMs: pageDeadlineMs });
  await keepLastGood(key, slugs);
  return slugs;
}

/** What it held when it could last be read, also before a restart; null when that is not known. Never throws. */
export const lastStoredSlugs = (): Promise<StoredSlugs | null> => recallLastGood(key, keptSchema);
