'use client';

import { useEffect, useState } from 'react';
import { discountText, readDiscount, readRecommender, type DiscountWords } from './discount';
import { usePromoter } from './use-referral';

export interface DiscountLabelProps {
  words: DiscountWords;
  /** Sum shown without a promoter and when the lookup fails. */
  fallback: number;
  /** The whole look; it need not travel with the script. */
  className?: string;
  /** The look of the line that says who recommends the site. */
  byClassName?: string;
}

/** A little longer than the server waits for the upstream. */
const lookupDeadlineMs = 4000;

/**
 * Coupon label of the main button; a promoter's visitors see that promoter's sum (S3), and by whom they are
 * recommended, where the upstream names somebody.
 */
export function DiscountLabel({ words, fallback, className, byClassName }: DiscountLabelProps) {
  const promoter = usePromoter();
  const [sum, setSum] = useState(fallback);
  const [by, setBy] = useState('');

  useEffect(() => {
    if (promoter === '') return undefined;
    let wanted = true;
    const show = (answer: unknown) => {
      if (!wanted) return;
      setSum(readDiscount(answer) ?? fallback);
      setBy(readRecommender(answer));
    };
    fetch('/api/promoter/discount', { signal: AbortSignal.timeout(lookupDeadlineMs) })
      .then((response) => (response.ok ? response.json() : null))
      .then(show, () => show(null));
    return () => {
      wanted = false;
    };
  }, [promoter, fallback]);

  return (
    <>
      <p className={className}>{discountText(sum, words)}</p>
      {by && <p className={byClassName}>{words.by.replace('{name}', () => by)}</p>}
    </>
  );
}
