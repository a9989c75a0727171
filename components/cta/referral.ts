import { addForOtherBrowser } from '@/lib/attribution/address';
import { referralContext } from '@/lib/attribution/context';
import { cookieReader } from '@/lib/attribution/cookies';

/** Who brought a visitor, as the main buttons need it. */
export interface Referral {
  /** '' without a promoter (A7). */
  readonly promoter: string;
  /** What an address needs to bring it along, with `?`; '' without a promoter. */
  readonly query: string;
}

/** Of this page's address and cookies. */
export function readReferral(): Referral {
  const query = new URLSearchParams(location.search);
  const context = referralContext(query, cookieReader(document.cookie));
  return { promoter: context.promoter, query: addForOtherBrowser('', context) ?? '' };
}
