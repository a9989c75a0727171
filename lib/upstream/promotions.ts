/** Every activity the site has a page for, as static content: live, last good, or none (L3). */
import 'server-only';
import { z } from 'zod';
import { promotionIds } from '@/lib/content/campaigns/slugs';
import type { Freshness } from './cache/freshness';
import { loadActivity, type Activity } from './activities';
import { contentReader } from './cache/cached';

const offer = z.object({
  kind: z.string(),
  value: z.number(),
  threshold: z.number(),
  title: z.string(),
});

/** Moments as text: what is kept passes through JSON. */
const keptSchema = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    startAt: z.string(),
    endAt: z.string(),
    offers: z.array(offer),
  }),
);

type Kept = z.infer<typeof keptSchema>;

const keep = (activity: Activity): Kept[number] => ({
  ...activity,
  startAt: activity.startAt.toISOString(),
  endAt: activity.endAt.toISOString(),
  offers: [...activity.offers],
});

const read = contentReader<Kept>({
  key: 'promotions',
  schema: keptSchema,
  load: async () => {
    const found = await Promise.all(promotionIds.map(loadActivity));
    return found.flatMap((activity) => (activity ? [keep(activity)] : []));
  },
  fallback: () => [],
});

/** The activities the upstream knows, where they come from, and the moment to judge them by. Never throws. */
export async function getPromotions(): Promise<{
  activities: readonly Activity[];
  freshness: Freshness;
  /** Milliseconds. */
  now: number;
}> {
  const { value, freshness } = await read();
  const activities = value.map((kept) => ({
    ...kept,
    startAt: new Date(kept.startAt),
    endAt: new Date(kept.endAt),
  }));
  return { activities, freshness, now: Date.now() };
}
