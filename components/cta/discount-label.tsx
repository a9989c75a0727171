'use client';

import { discountNote, discountText, type DiscountWords } from './discount';
import { RecommenderLine } from './recommended-by';
import { usePromoterAnswer } from './use-promoter-answer';

export interface DiscountLabelProps {
  words: DiscountWords;
  /** Sum shown without a promoter and when the lookup fails. */
  fallback: number;
  /** The whole look; it need not travel with the script. */
  className?: string;
  /** The look of the line that says who recommends the site. */
  byClassName?: string;
}

/**
 * Coupon label of the main button; a promoter's visitors see that promoter's sum (S3), and by whom they are
 * recommended, where the upstream names somebody. Beside the sum stands what of it comes with the account, so that
 * no second amount on the page contradicts it.
 */
export function DiscountLabel({ words, fallback, className, byClassName }: DiscountLabelProps) {
  const { discount, recommender } = usePromoterAnswer();
  const sum = discount ?? fallback;
  const note = discountNote(sum, words);
  return (
    <>
      <p className={className}>
        <span>{discountText(sum, words)}</span>
        {note && <span className="font-normal"> {note}</span>}
      </p>
      <RecommenderLine by={words.by} name={recommender} className={byClassName} />
    </>
  );
}
