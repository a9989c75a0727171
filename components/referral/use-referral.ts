import { useEffect, useState } from 'react';
import type { Referral } from './referral';

const noReferral: Referral = { promoter: '', query: '' };

/** Matches a URL or cookies of a promoter's visitor. */
const sign = /\b(?:promoter|channelId|callback|activity_id)=/;

/**
 * Who brought this visitor. Most have no promoter, which is quick to check; the rules that validate codes are loaded
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

/** The promoter who brought this visitor; '' in the server's HTML and for all others (A7). */
export const usePromoter = (): string => useReferral().promoter;

/** A URL for another device, with the promoter in it. */
export const useReferredUrl = (url: string): string => `${url}${useReferral().query}`;
