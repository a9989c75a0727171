/** What a page can say before anything else is there: small, because every visitor pays for it. */
import { pageLanguage } from './page-language';
import { mayCount } from './permission';

/** What was pressed, by the mark of the control or of what stands around it. */
const markOf = (pressed: Element) =>
  pressed.closest('a, button, summary')?.closest<HTMLElement>('[data-track]')?.dataset['track'];

/**
 * Counts the views and marked presses of a visitor who is leaving already. Promoter and landing the server
 * knows from the cookies; the tracking service does not hear of these.
 * @param pages names of pages that were seen
 * @param pressed what was pressed on the last of them
 */
export function countEarlyEvents(pages: readonly string[], pressed: readonly Element[] = []): void {
  const page = pages.at(-1);
  if (!page || !mayCount()) return;
  const language = pageLanguage();
  const clicks = pressed.flatMap((element) => {
    const target = markOf(element);
    return target ? { key: 'click', segmentation: { target, page, language } } : [];
  });
  const views = pages.map((name) => ({ key: 'page_view', segmentation: { page: name, language } }));
  const body = [JSON.stringify({ events: [...views, ...clicks] })];
  navigator.sendBeacon?.('/api/log', new Blob(body, { type: 'application/json' }));
}
