import { useEffect, useState } from 'react';
import { readDiscount, readRecommender } from './discount';
import { usePromoter } from './use-referral';

/** A little longer than the server waits for the upstream. */
const lookupDeadlineMs = 4000;

interface PromoterWord {
  /** What this promoter's visitors may claim; null without a promoter, and when nobody could be asked. */
  readonly discount: number | null;
  /** Who recommends the site; '' where nobody is named. */
  readonly recommender: string;
}

const nothing: PromoterWord = { discount: null, recommender: '' };

/** What the upstream says of the promoter who brought this visitor (S3); nobody is asked without one. */
export function usePromoterAnswer(): PromoterWord {
  const promoter = usePromoter();
  const [said, setSaid] = useState(nothing);

  useEffect(() => {
    if (promoter === '') return undefined;
    let wanted = true;
    const show = (answer: unknown) => {
      if (wanted) setSaid({ discount: readDiscount(answer), recommender: readRecommender(answer) });
    };
    fetch('/api/promoter/discount', { signal: AbortSignal.timeout(lookupDeadlineMs) })
      .then((response) => (response.ok ? response.json() : null))
      .then(show, () => show(null));
    return () => {
      wanted = false;
    };
  }, [promoter]);

  return said;
}
