/** Passes visitors' events on to the upstream's log. */
import 'server-only';
import { attributionPayload } from '@/lib/attribution/attribution-payload';
import { consumePoints } from '@/lib/core/http/limits/rate-limit';
import { createConcurrencyLimit } from '@/lib/core/http/limits/concurrency-limit';
import type { Visitor } from '@/lib/core/http/requests/visitor';
import { sendEvent } from '@/lib/core/upstream/calls/events';
import type { ReceivedEvent } from './events';
import { createEventLossLog } from './event-loss-log';
import { applyEventQuota } from './event-quota';

/**
 * Only a few events are passed on at once, and events that wait too long are lost, because forms are more important
 * under load.
 */
const limitConcurrency = createConcurrencyLimit({ name: 'events', maxRunning: 8, waitMs: 3_000 });

const logLosses = createEventLossLog(
  (lost, reason) =>
    `${lost} events lost: ${reason instanceof Error ? reason.message : String(reason)}`,
);

/**
 * Passes events on, as many as the quota allows. Events the upstream does not accept are lost: pages do not send them
 * again, and a repeated call could store them twice.
 * @throws RequestRefusal 429
 */
export async function acceptEvents(
  events: readonly ReceivedEvent[],
  { ip, readCookie }: Visitor,
): Promise<void> {
  await consumePoints('eventsPerIp', ip, events.length);
  const keptEvents = await applyEventQuota(events);
  // The server adds these fields because events of a page that the visitor left at once do not contain them.
  const { promoter, landing_source } = attributionPayload(readCookie);
  const attributionFields = {
    ...(promoter && { promoter }),
    ...(landing_source && { landing_source }),
  };
  const results = await Promise.allSettled(
    keptEvents.events.map(({ key, segmentation }) =>
      limitConcurrency(() =>
        sendEvent(key, {
          ...attributionFields,
          ...filledFields(segmentation),
          ...keptEvents.sampleFields,
        }),
      ),
    ),
  );
  const failures = results.filter((result) => result.status === 'rejected');
  if (failures[0]) logLosses(failures.length, failures[0].reason);
}

/** The fields that have a value. */
const filledFields = (segmentation: ReceivedEvent['segmentation']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(segmentation).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
