import { useEffect, useState } from 'react';
import type { AttributionSummary } from '@/lib/attribution/read-attribution-summary';

const noAttribution: AttributionSummary = { promoterOrChannel: '', attributionQuery: '' };

/**
 * Matches a URL or cookies with attribution that is passed on to another device (A7, A8): all but the source.
 */
const attributionPattern = /\b(?:promoter|from|channelId|callback|activity_id)=/;

/**
 * The visitor's attribution. Most visitors have none, which is quick to check; the rules that validate codes are loaded
 * only where the URL or a cookie has attribution.
 */
function useAttributionSummary(): AttributionSummary {
  const [attributionSummary, setAttributionSummary] = useState(noAttribution);
  useEffect(() => {
    if (!attributionPattern.test(`${location.search} ${document.cookie}`)) return undefined;
    let isMounted = true;
    import('@/lib/attribution/read-attribution-summary').then(
      ({ readAttributionSummary }) => isMounted && setAttributionSummary(readAttributionSummary()),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return attributionSummary;
}

/**
 * The code of the visitor's promoter, or of the channel; '' in the server's HTML and for visitors with neither (A7).
 */
export const usePromoterOrChannel = (): string => useAttributionSummary().promoterOrChannel;

/** A URL for another device, with promoter, channel, callback and activity in it. */
export const useUrlWithAttribution = (url: string): string =>
  `${url}${useAttributionSummary().attributionQuery}`;
