'use client';

import { useEffect, useState } from 'react';
import { discountText, readDiscount, type DiscountWords } from './discount';
import { usePromoter } from './use-referral';

export interface DiscountLabelProps {
  words: DiscountWords;
  /** Sum shown without a promoter and when the lookup fails. */
  fallback: number;
  /** The whole look; it need not travel with the script. */
  className?: string;
}

const lookupDeadlineMs = 3000;

/** Coupon label of the main button; a promoter's visitors see that promoter's sum (S3). */
export function DiscountLabel({ words, fallback, className }: DiscountLabelProps) {
  const promoter = usePromoter();
  const [sum, setSum] = useState(fallback);

  useEffect(() => {
    if (promoter === '') return undefined;
    let wanted = true;
    const show = (answer: unknown) => wanted && setSum(readDiscount(answer) ?? fallback);
    fetch('/api/promoter/discount', { signal: AbortSignal.timeout(lookupDeadlineMs) })
      .then((response) => (response.ok ? response.json() : null))
      .then(show, () => show(null));
    return () => {
      wanted = false;
    };
  }, [promoter, fallback]);

  return <p className={className}>{discountText(sum, words)}</p>;
}
