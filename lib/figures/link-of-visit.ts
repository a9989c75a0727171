/** Whose link a visit came by (O4). Pure. */
import type { CookieChange } from '@/lib/attribution/rules';

export interface VisitLink {
  readonly promoter: string;
  readonly source: string;
}

/** A utm_source as the figures keep it: links differ in capitals and blanks, campaigns do not. */
export const figureSource = (utmSource: string): string => utmSource.trim().toLowerCase();

/**
 * The promoter an address names on its own (A7); what a cookie remembers is no arrival.
 * @param changes of the attribution by this request
 * @returns null where it names no promoter
 */
export function linkOfVisit(changes: readonly CookieChange[]): VisitLink | null {
  const of = (name: CookieChange['name']) =>
    changes.find((change) => change.name === name)?.value ?? '';
  const promoter = of('promoter') || of('channelId');
  return promoter === '' ? null : { promoter, source: figureSource(of('utm_source')) };
}
