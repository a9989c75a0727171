'use client';

import { useEffect, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { discountText, readDiscount, type DiscountWords } from './discount';
import { usePromoter } from './use-referral';

export interface DiscountLabelProps {
  words: DiscountWords;
  /** Sum shown without a promoter and when the lookup fails. */
  fallback: number;
  className?: string;
}

const lookupDeadlineMs = 3000;

/** Coupon label of the main button; a promoter's visitors see that promoter's sum (S3). */
export function DiscountLabel({ words, fallback, className }: DiscountLabelProps) {
  const promoter = usePromoter();
  const [sum, setSum] = useState(fallback);

  useEffect(() => {
    if (promoter === '') return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), lookupDeadlineMs);
    fetch('/api/promoter/discount', { signal: abort.signal })
      .then((response) => (response.ok ? response.json() : null))
      .then((answer: unknown) => setSum(readDiscount(answer) ?? fallback))
      .catch(() => setSum(fallback))
      .finally(() => clearTimeout(timer));
    return () => abort.abort();
  }, [promoter, fallback]);

  return (
    <p
      className={cn(
        'rounded-sm bg-warm-500 px-2.5 py-[7px] text-xs leading-none font-bold whitespace-nowrap text-on-warm',
        'after:absolute after:right-9 after:-bottom-[5px] after:size-3 after:rotate-45 after:rounded-[2px] after:bg-warm-500',
        className,
      )}
    >
      {discountText(sum, words)}
    </p>
  );
}
