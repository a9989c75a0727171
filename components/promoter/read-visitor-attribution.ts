import { addAttributionForOtherBrowser } from '@/lib/attribution/add-to-query';
import { attributionOf } from '@/lib/attribution/visitor-attribution';
import { cookieReader } from '@/lib/core/http/cookie-reader';

/** The promoter or channel that brought a visitor. */
export interface VisitorAttribution {
  /** The promoter's code, or the channel's where there is no promoter; '' without both (A7). */
  readonly promoterOrChannel: string;
  /** Query that keeps promoter, channel, callback and activity in a URL, with `?`; '' where none is known. */
  readonly attributionQuery: string;
}

/** Reads this page's URL and cookies. */
export function readVisitorAttribution(): VisitorAttribution {
  const query = new URLSearchParams(location.search);
  const attribution = attributionOf(query, cookieReader(document.cookie));
  return {
    promoterOrChannel: attribution.promoterOrChannel,
    attributionQuery: addAttributionForOtherBrowser('', attribution) ?? '',
  };
}
