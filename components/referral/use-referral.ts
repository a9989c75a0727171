import { useEffect, useState } from 'react';
import type { Referral } from './referral';

const noReferral: Referral = { promoter: '', query: '' };

/** Matches a URL or cookies of a promoter's visitor. */
const sign = /\b(?:promoter|channelId|callback|activity_id)=/;

/**
 * The visitor's promoter. Most visitors have none, which is quick to check; the rules that validate codes are loaded
 * for the others only.
 */
function useReferral(): Referral {
  const [referral, setReferral] = useState(noReferral);
  useEffect(() => {
    if (!sign.test(`${location.search} ${document.cookie}`)) return undefined;
    let wanted = true;
    import('./referral').then(
      ({ readReferral }) => wanted && setReferral(readReferral()),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return referral;
}

/** The visitor's promoter; '' in the server's HTML and for visitors without one (A7). */
export const usePromoter = (): string => useReferral().promoter;

/** A URL for another device, with the promoter in it. */
export const useReferredUrl = (url: string): string => `${url}${useReferral().query}`;
