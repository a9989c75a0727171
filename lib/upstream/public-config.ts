/** Site-wide switches and figures the upstream sets (S3). */
import 'server-only';
import { z } from 'zod';
import { figures } from '@/lib/site';
import { endpoints } from '@/lib/wire/endpoints';
import { contentReader } from './cache/cached';
import { callUpstream, pageDeadlineMs } from './call/client';

export interface PublicConfig {
  readonly storeCount: string;
  readonly mourning: boolean;
}

const read = contentReader<PublicConfig>({
  key: 'public-config',
  tags: ['public-config'],
  schema: z.object({ storeCount: z.string(), mourning: z.boolean() }),
  load: async () => {
    const data = await callUpstream(endpoints.publicConfig, {}, { deadlineMs: pageDeadlineMs });
    const storeCount = data.store.count ?? figures.storeCountFallback;
    return { storeCount, mourning: data.is_public_mourning };
  },
  fallback: () => ({ storeCount: figures.storeCountFallback, mourning: false }),
});

/** Store count and mourning flag. Never throws. */
export async function getPublicConfig(): Promise<PublicConfig> {
  return (await read()).value;
}
