import { cookieReader } from '@/lib/core/http/cookie-reader';
import { addAttributionForOtherBrowser } from './add-to-query';
import { attributionOf } from './visitor-attribution';

/** Who brought a visitor, and the query that passes the attribution on. */
export interface AttributionSummary {
  /** The promoter's code, or the channel's where there is no promoter; '' without both (A7). */
  readonly promoterOrChannel: string;
  /** Query that keeps promoter, channel, callback and activity in a URL, with `?`; '' where none is known. */
  readonly attributionQuery: string;
}

/** Reads this page's URL and cookies. */
export function readAttributionSummary(): AttributionSummary {
  const query = new URLSearchParams(location.search);
  const attribution = attributionOf(query, cookieReader(document.cookie));
  return {
    promoterOrChannel: attribution.promoterOrChannel,
    attributionQuery: addAttributionForOtherBrowser('', attribution) ?? '',
  };
}
