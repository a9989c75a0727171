/** Offers and their period; prices on pages come from here (L3). */
import 'server-only';
import { endpoints } from '@superbrowser/contract/endpoints';
import { log, reasonOf } from '@/lib/log/log';
import { callUpstream } from './call/client';
import { hasNoApi } from './call/transport';
import { UpstreamError } from './error';
import { createMemo } from './cache/memo';

export interface Offer {
  readonly kind: string;
  readonly value: number;
  /** Smallest order in yuan; 0 when there is none. */
  readonly threshold: number;
  readonly title: string;
}

export interface Activity {
  readonly id: string;
  readonly title: string;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly offers: readonly Offer[];
}

const activities = createMemo<Activity | null>(5_000, 200);

/** An activity as it is now; null when there is none of that id. @throws while the upstream is not usable */
export async function loadActivity(id: string): Promise<Activity | null> {
  try {
    const data = await callUpstream(endpoints.activityInfo, { activity_id: id });
    return {
      id: data.activity_id,
      title: data.title,
      startAt: new Date(data.start_at),
      endAt: new Date(data.end_at),
      offers: data.offers.map((offer) => ({ ...offer, threshold: offer.threshold ?? 0 })),
    };
  } catch (error) {
    // "No such activity" is an answer and is remembered; an outage is not.
    if (error instanceof UpstreamError && error.kind === 'ret') return null;
    throw error;
  }
}

/** Null when there is no such activity or it cannot be read. Never throws. */
export function getActivity(id: string): Promise<Activity | null> {
  return activities(id, () => loadActivity(id)).catch((error: unknown) => {
    if (!hasNoApi()) log.warn('upstream', 'activity not known', { reason: reasonOf(error) });
    return null;
  });
}
