/** Whose link a visit came by (O4). Pure. */
import { referralContext } from '@/lib/attribution/context';

export interface VisitLink {
  readonly promoter: string;
  readonly source: string;
}

/** A utm_source as the figures keep it: links differ in capitals and blanks, campaigns do not. */
export const figureSource = (utmSource: string): string => utmSource.trim().toLowerCase();

const noCookie = () => undefined;

/**
 * The promoter an address names by itself (A7); what a cookie remembers is no arrival.
 * @returns null where it names nobody
 */
export function linkOfVisit(query: URLSearchParams): VisitLink | null {
  const { promoter, utmSource } = referralContext(query, noCookie);
  return promoter === '' ? null : { promoter, source: figureSource(utmSource) };
}
