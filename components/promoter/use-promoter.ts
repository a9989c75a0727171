import { useEffect, useState } from 'react';
import type { VisitorPromoter } from './visitor-promoter';

const noPromoter: VisitorPromoter = { promoter: '', query: '' };

/** Matches a URL or cookies that may name a promoter (A7). */
const promoterPattern = /\b(?:promoter|from|channelId|callback|activity_id)=/;

/**
 * The visitor's promoter. Most visitors have none, which is quick to check; the rules that validate codes are loaded
 * for the others only.
 */
function useVisitorPromoter(): VisitorPromoter {
  const [promoter, setPromoter] = useState(noPromoter);
  useEffect(() => {
    if (!promoterPattern.test(`${location.search} ${document.cookie}`)) return undefined;
    let isWanted = true;
    import('./visitor-promoter').then(
      ({ readVisitorPromoter }) => isWanted && setPromoter(readVisitorPromoter()),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return promoter;
}

/** The visitor's promoter; '' in the server's HTML and for visitors without one (A7). */
export const usePromoter = (): string => useVisitorPromoter().promoter;

/** A URL for another device, with the promoter in it. */
export const useUrlWithPromoter = (url: string): string => `${url}${useVisitorPromoter().query}`;
