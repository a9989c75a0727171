/** What a page can say before anything else is there: small, because every visitor pays for it. */
import { pageLanguage } from './page-language';
import { mayCount } from './permission';

/**
 * Counts views of pages whose visitor is leaving already. Promoter and landing the server knows from
 * the cookies; the tracking service does not hear of these.
 */
export function countEarly(pages: readonly string[]): void {
  if (pages.length === 0 || !mayCount()) return;
  const language = pageLanguage();
  const events = pages.map((page) => ({ key: 'page_view', segmentation: { page, language } }));
  const body = [JSON.stringify({ events })];
  navigator.sendBeacon?.('/api/log', new Blob(body, { type: 'application/json' }));
}
