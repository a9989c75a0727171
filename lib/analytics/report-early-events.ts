/**
 * Reports events that happened before the analytics code was loaded. This module is small because every page loads it.
 */
import { readUrlLocale } from './url-locale';
import { mayTrack } from './may-track';

/** The `data-track` of a clicked control or of an element around it. */
const clickTargetOf = (element: Element) =>
  element.closest('a, button, summary')?.closest<HTMLElement>('[data-track]')?.dataset['track'];

/** A page view, or a click where `clicked` is given. */
interface EarlyEvent {
  /** Analytics name of the page where it happened. */
  readonly page: string;
  readonly clicked?: Element;
}

/**
 * Sends the page views and marked clicks of a visitor who leaves early, in their order. The server reads promoter and
 * landing source from the cookies. The tracking service does not get these events.
 */
export function reportEarlyEvents(earlyEvents: readonly EarlyEvent[]): void {
  const language = readUrlLocale();
  const events = earlyEvents.flatMap(({ page, clicked }) => {
    if (!clicked) return { key: 'page_view', segmentation: { page, language } };
    const target = clickTargetOf(clicked);
    return target ? { key: 'click', segmentation: { target, page, language } } : [];
  });
  if (events.length === 0 || !mayTrack()) return;
  const body = [JSON.stringify({ events })];
  navigator.sendBeacon?.('/api/log', new Blob(body, { type: 'application/json' }));
}
