/** The browser's part of analytics: collects events, adds visitor and page, and sends them in batches. */
import { cookieReader } from '@/lib/core/http/cookie-reader';
import { attributionOf } from '@/lib/attribution/visitor-attribution';
import { parseAttributionValue } from '@/lib/attribution/cookie-rules';
import { readLocalValue, removeLocalValue, writeLocalValue } from '@/lib/browser/local-storage';
import type { AbGroup } from './event-values';
import { ensureAnonymousId } from './anonymous-id';
import type { AnalyticsEvent, Segmentation } from './events';
import { readUrlLocale } from './url-locale';
import { mayTrack } from './may-track';
import { createQueue } from './queue';
import { sendToService, sendToSite, type OutgoingEvent } from './send-events';

export interface Tracker {
  /** @param page analytics name of the page where the event happened */
  readonly track: (event: AnalyticsEvent, page: string) => void;
  /** Adds fields to all events sent from now on. */
  readonly addFields: (fields: { ab_group?: AbGroup; product_line?: 'lite' }) => void;
  readonly stop: () => void;
}

const batchWaitMs = 3_000;
const maxBatchItems = 10;

const inactiveTracker: Tracker = {
  track: () => undefined,
  addFields: () => undefined,
  stop: () => undefined,
};

/**
 * The utm_source of an earlier visit; '' when none is stored. The value is validated again, because anyone can edit
 * stored values (A4).
 */
function readEarlierSource(): string {
  const effect = parseAttributionValue('utm_source', readLocalValue('partner_utm_source'));
  return effect.kind === 'set' ? effect.value : '';
}

/**
 * Reads who brought the visitor, without callback and activity, which analytics may not contain (R11). Stores the
 * utm_source for later visits.
 */
function readAndStoreAttribution(): Segmentation {
  const attribution = attributionOf(
    new URLSearchParams(window.location.search),
    cookieReader(document.cookie),
  );
  // The source is also stored here because its cookie lives only 30 days and a visitor may come back later.
  if (attribution.utmSource !== '') writeLocalValue('partner_utm_source', attribution.utmSource);
  const origin = {
    promoter: attribution.promoterOrChannel,
    utm_source: attribution.utmSource || readEarlierSource(),
    landing_source: attribution.landingSource,
  };
  return Object.fromEntries(Object.entries(origin).filter(([, value]) => value !== ''));
}

/** Removes what earlier visits stored when the visitor no longer wants to be counted. */
function removeStoredVisitor(): void {
  for (const key of ['analytics_id', 'ab_group', 'partner_utm_source'] as const)
    removeLocalValue(key);
}

/**
 * Starts counting on this page. Where the browser may not be counted, the tracker does nothing, and what earlier visits
 * stored is removed.
 * @param trackingUrl second URL that receives events; none by default
 */
export function createTracker(trackingUrl?: string): Tracker {
  if (!mayTrack()) {
    removeStoredVisitor();
    return inactiveTracker;
  }
  const commonFields: Record<string, string> = {};
  let isIdSettled = false;
  const queue = createQueue<OutgoingEvent>({
    waitMs: batchWaitMs,
    maxItems: maxBatchItems,
    send(batch) {
      const events = batch.map(({ key, segmentation }) => ({
        key,
        segmentation: { ...commonFields, ...segmentation },
      }));
      sendToSite(events);
      if (trackingUrl) sendToService(trackingUrl, events);
    },
  });
  // Events wait until the anonymous id is known; when the page closes they are sent without it.
  const eventsAwaitingId: OutgoingEvent[] = [];
  const queueEventsAwaitingId = () => {
    for (const event of eventsAwaitingId.splice(0)) queue.add(event);
  };
  void ensureAnonymousId().then((id) => {
    if (id !== null) commonFields.anonymous_id = id;
    isIdSettled = true;
    queueEventsAwaitingId();
  });
  const flushAll = () => {
    queueEventsAwaitingId();
    queue.flush();
  };
  const onHide = () => document.visibilityState === 'hidden' && flushAll();
  document.addEventListener('visibilitychange', onHide);
  window.addEventListener('pagehide', flushAll);
  return {
    track({ key, ...details }, page) {
      const pageDetails = { page, language: readUrlLocale() };
      const event = {
        key,
        segmentation: { ...readAndStoreAttribution(), ...details, ...pageDetails },
      };
      if (isIdSettled) queue.add(event);
      else eventsAwaitingId.push(event);
    },
    addFields: (fields) => void Object.assign(commonFields, fields),
    stop() {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', flushAll);
      flushAll();
    },
  };
}
