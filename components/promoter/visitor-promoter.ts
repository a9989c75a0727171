import { addToQueryForOtherBrowser } from '@/lib/attribution/page-query';
import { attributionOf } from '@/lib/attribution/visitor-attribution';
import { cookieReader } from '@/lib/http/cookie-reader';

/** The promoter of a visitor, for the main buttons. */
export interface VisitorPromoter {
  /** '' without a promoter (A7). */
  readonly promoter: string;
  /** Query that keeps the promoter in a URL, with `?`; '' without a promoter. */
  readonly query: string;
}

/** Reads this page's URL and cookies. */
export function readVisitorPromoter(): VisitorPromoter {
  const query = new URLSearchParams(location.search);
  const attribution = attributionOf(query, cookieReader(document.cookie));
  return {
    promoter: attribution.promoterOrChannel,
    query: addToQueryForOtherBrowser('', attribution) ?? '',
  };
}
