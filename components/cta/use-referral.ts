import { useEffect, useState } from 'react';
import type { Referral } from './referral';

const noReferral: Referral = { promoter: '', query: '' };

/** What an address or a cookie of a promoter's visitor holds. */
const sign = /\b(?:promoter|channelId|callback|activity_id)=/;

/**
 * Who brought this visitor. Most have no promoter, which is quick to see; the rules that check codes are
 * fetched for the others.
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

/** An address to take to another device, with the promoter in it so that the way is not lost. */
export const useReferredUrl = (url: string): string => `${url}${useReferral().query}`;
