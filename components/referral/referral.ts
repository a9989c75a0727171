import { addToQueryForOtherBrowser } from '@/lib/attribution/page-query';
import { referralContext } from '@/lib/attribution/context';
import { cookieReader } from '@/lib/http/cookie-reader';

/** The promoter of a visitor, for the main buttons. */
export interface Referral {
  /** '' without a promoter (A7). */
  readonly promoter: string;
  /** Query that keeps the promoter in a URL, with `?`; '' without a promoter. */
  readonly query: string;
}

/** Reads this page's URL and cookies. */
export function readReferral(): Referral {
  const query = new URLSearchParams(location.search);
  const context = referralContext(query, cookieReader(document.cookie));
  return { promoter: context.promoter, query: addToQueryForOtherBrowser('', context) ?? '' };
}
