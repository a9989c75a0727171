/**
 * Reports events that happened before the analytics code was loaded. This module is small because every page loads it.
 */
import { readUrlLocale } from './url-locale';
import { mayTrack } from './permission';

/** The `data-track` of a clicked control or of an element around it. */
const clickTargetOf = (element: Element) =>
  element.closest('a, button, summary')?.closest<HTMLElement>('[data-track]')?.dataset['track'];

/**
 * Sends the page views and marked clicks of a visitor who leaves early. The server reads promoter and landing source
 * from the cookies. The tracking service does not get these events.
 * @param pageNames names of viewed pages
 * @param clickedElements elements clicked on the last viewed page
 */
export function reportEarlyEvents(
  pageNames: readonly string[],
  clickedElements: readonly Element[] = [],
): void {
  const page = pageNames.at(-1);
  if (!page || !mayTrack()) return;
  const language = readUrlLocale();
  const clicks = clickedElements.flatMap((element) => {
    const target = clickTargetOf(element);
    return target ? { key: 'click', segmentation: { target, page, language } } : [];
  });
  const views = pageNames.map((name) => ({
    key: 'page_view',
    segmentation: { page: name, language },
  }));
  const body = [JSON.stringify({ events: [...views, ...clicks] })];
  navigator.sendBeacon?.('/api/log', new Blob(body, { type: 'application/json' }));
}
