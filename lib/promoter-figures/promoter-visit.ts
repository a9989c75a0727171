/** Finds the promoter whose link led to a visit (O4). Pure. */
import type { CookieChange } from '@/lib/attribution/cookie-rules';
import { toFigureSource } from './utm-source';

export interface PromoterVisit {
  readonly promoterOrChannel: string;
  readonly source: string;
}

/**
 * The promoter that the URL names, otherwise its channel (A7). A promoter remembered in a cookie does not make a visit
 * by their link.
 * @param changes of the attribution that this request makes
 * @returns null where the URL names neither
 */
export function promoterVisitOf(changes: readonly CookieChange[]): PromoterVisit | null {
  const changedValue = (name: CookieChange['name']) =>
    changes.find((change) => change.name === name)?.value ?? '';
  const promoterOrChannel = changedValue('promoter') || changedValue('channelId');
  if (promoterOrChannel === '') return null;
  return { promoterOrChannel, source: toFigureSource(changedValue('utm_source')) };
}
