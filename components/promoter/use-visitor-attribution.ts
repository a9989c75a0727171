import { useEffect, useState } from 'react';
import type { VisitorAttribution } from './read-visitor-attribution';

const noAttribution: VisitorAttribution = { promoterOrChannel: '', attributionQuery: '' };

/**
 * Matches a URL or cookies with attribution that is passed on to another device (A7, A8): all but the source.
 */
const attributionPattern = /\b(?:promoter|from|channelId|callback|activity_id)=/;

/**
 * The visitor's promoter. Most visitors have no promoter, which is quick to check; the rules that validate codes are
 * loaded only where the URL or a cookie has attribution.
 */
function useVisitorAttribution(): VisitorAttribution {
  const [visitorAttribution, setVisitorAttribution] = useState(noAttribution);
  useEffect(() => {
    if (!attributionPattern.test(`${location.search} ${document.cookie}`)) return undefined;
    let isMounted = true;
    import('./read-visitor-attribution').then(
      ({ readVisitorAttribution }) => isMounted && setVisitorAttribution(readVisitorAttribution()),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return visitorAttribution;
}

/**
 * The code of the visitor's promoter, or of the channel; '' in the server's HTML and for visitors with neither (A7).
 */
export const usePromoterOrChannel = (): string => useVisitorAttribution().promoterOrChannel;

/** A URL for another device, with promoter, channel, callback and activity in it. */
export const useUrlWithAttribution = (url: string): string =>
  `${url}${useVisitorAttribution().attributionQuery}`;
