/**
 * Reads activities. All activities whose offers the site shows are read as upstream content: live, last good, or none
 * (B6). A single activity is cached for five seconds.
 */
import 'server-only';
import { z } from 'zod';
import { endpoints } from '@superbrowser/contract/endpoints';
import { log, reasonOf } from '@/lib/core/log/log';
import { createUpstreamContentReader } from '@/lib/core/upstream/cache/upstream-content';
import { createTtlCache } from '@/lib/core/upstream/cache/ttl-cache';
import type { ContentFreshness } from '@/lib/core/upstream/cache/content-freshness';
import { callUpstream } from '@/lib/core/upstream/client/call-upstream';
import { isBuildWithoutApi } from '@/lib/core/upstream/client/transport';
import { isRefusedLookup } from '@/lib/core/upstream/client/upstream-error';
import type { Offer } from '@/lib/offers/offers';
import { activityIds } from './activity-ids';

const offerSchema = z.object({
  kind: z.string(),
  value: z.number(),
  threshold: z.number(),
  title: z.string(),
});

/** Dates as text, because the value is stored as JSON. */
const storedSchema = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    startAt: z.string(),
    endAt: z.string(),
    offers: z.array(offerSchema),
  }),
);

type StoredActivities = z.infer<typeof storedSchema>;

const toStored = ({ id, title, start, end, offers }: Activity): StoredActivities[number] => ({
  id,
  title,
  startAt: start.toISOString(),
  endAt: end.toISOString(),
  offers: [...offers],
});

const getActivitiesContent = createUpstreamContentReader<StoredActivities>({
  // The key stays `promotions`, because running sites have `last-good/promotions.json`.
  key: 'promotions',
  schema: storedSchema,
  load: async () => {
    const activities = await Promise.all(activityIds.map(findActivity));
    return activities.flatMap((activity) => (activity ? [toStored(activity)] : []));
  },
  fallback: () => [],
});

/**
 * The activities that the upstream knows, their freshness, and the time with which to compare their periods. Never
 * throws.
 */
export async function getActivities(): Promise<{
  activities: readonly Activity[];
  freshness: ContentFreshness;
  /** Milliseconds. */
  now: number;
}> {
  const { value, freshness } = await getActivitiesContent();
  const activities = value.map(({ id, title, startAt, endAt, offers }) => ({
    id,
    title,
    start: new Date(startAt),
    end: new Date(endAt),
    offers,
  }));
  return { activities, freshness, now: Date.now() };
}

/** Offers and their period. Where the upstream has no offers for a campaign, its page shows the site's own amounts. */
export interface Activity {
  readonly id: string;
  readonly title: string;
  readonly start: Date;
  readonly end: Date;
  readonly offers: readonly Offer[];
}

const getCachedActivity = createTtlCache<Activity | null>(5_000, 200);

/**
 * An activity without a cache; null when there is none with that id.
 * @throws UpstreamError while the upstream is not usable
 */
async function findActivity(id: string): Promise<Activity | null> {
  try {
    const data = await callUpstream(endpoints.activityInfo, { activity_id: id });
    return {
      id: data.activity_id,
      title: data.title,
      start: new Date(data.start_at),
      end: new Date(data.end_at),
      offers: data.offers.map((offer) => ({ ...offer, threshold: offer.threshold ?? 0 })),
    };
  } catch (error) {
    // "No such activity" is an answer, but an outage is not.
    if (isRefusedLookup(error)) return null;
    throw error;
  }
}

/**
 * An activity; null when there is none or it cannot be read. The result is cached for five seconds, even when there is
 * no such activity; an outage is not cached. Never throws.
 */
export function getActivity(id: string): Promise<Activity | null> {
  return getCachedActivity(id, () => findActivity(id)).catch((error: unknown) => {
    if (!isBuildWithoutApi())
      log.warn('upstream', 'activity not known', { reason: reasonOf(error) });
    return null;
  });
}
