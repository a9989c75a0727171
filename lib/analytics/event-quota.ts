/** Decides how many events are kept: all of them, the events of a tenth of the browsers, or none. */
import 'server-only';
import { getRuntimeEnv } from '@/lib/core/env/runtime';
import { refundPoints, consumePoints } from '@/lib/core/http/limits/rate-limit';
import { RequestRefusal } from '@/lib/core/http/responses/refusal';
import { createEventLossLog } from './event-loss-log';
import type { ReceivedEvent } from './events';

/** One browser in this many is kept once half of the day's quota is used. */
const keptOneIn = 10;

const logUsedUpQuota = createEventLossLog(
  (lost) =>
    `${lost} events not kept: EVENTS_PER_DAY (${getRuntimeEnv().EVENTS_PER_DAY}) is used up`,
);

/** Keeps or drops all events of a browser, by its anonymous id; events without one are kept at random. */
const isSampled = ({ segmentation: { anonymous_id } }: ReceivedEvent, random: number): boolean =>
  anonymous_id
    ? Number.parseInt(anonymous_id.slice(-8), 16) % keptOneIn === 0
    : random < 1 / keptOneIn;

interface KeptEvents {
  readonly events: readonly ReceivedEvent[];
  /** Added to each kept event, so that figures can be scaled. */
  readonly sampleFields: { readonly sample_rate?: string };
}

/**
 * Counts events for the whole site and returns the events to keep. Events that are dropped as not sampled do not use up
 * the quota.
 * @param random from 0 to 1, for events without an anonymous id
 */
export async function applyEventQuota(
  events: readonly ReceivedEvent[],
  random = Math.random(),
): Promise<KeptEvents> {
  try {
    const usedPoints = await consumePoints('eventsOverall', '', events.length);
    if (usedPoints <= getRuntimeEnv().EVENTS_PER_DAY / 2) return { events, sampleFields: {} };
  } catch (error) {
    if (!(error instanceof RequestRefusal)) throw error;
    logUsedUpQuota(events.length);
    return { events: [], sampleFields: {} };
  }
  const sampled = events.filter((event) => isSampled(event, random));
  const droppedCount = events.length - sampled.length;
  if (droppedCount > 0) await refundPoints('eventsOverall', '', droppedCount);
  return { events: sampled, sampleFields: { sample_rate: String(keptOneIn) } };
}
