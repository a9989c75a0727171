/** Which promoter's link a visit came by (O4). Pure. */
import type { CookieChange } from '@/lib/attribution/cookie-rules';

export interface PromoterVisit {
  readonly promoter: string;
  readonly source: string;
}

/** A utm_source as the figures store it: links to one campaign differ in capitals and blanks. */
export const toFigureSource = (utmSource: string): string => utmSource.trim().toLowerCase();

/**
 * The promoter the URL itself names, else its channel (A7); one remembered in a cookie is no visit by their link.
 * @param changes of the attribution by this request
 * @returns null where the URL names neither
 */
export function promoterVisitOf(changes: readonly CookieChange[]): PromoterVisit | null {
  const changedValue = (name: CookieChange['name']) =>
    changes.find((change) => change.name === name)?.value ?? '';
  const promoter = changedValue('promoter') || changedValue('channelId');
  return promoter === '' ? null : { promoter, source: toFigureSource(changedValue('utm_source')) };
}
