'use client';

import { lazy, Suspense } from 'react';
import { discountNote, discountText, noPromoterDiscount, type DiscountMessages } from './discount';
import type { PromoterOfferProps } from './promoter-offer';
import { usePromoter } from './use-referral';

/** SWR weighs more than a page may still grow, and only a promoter's visitors need it. */
const PromoterOffer = lazy(() =>
  import('./promoter-offer').then(
    (module) => ({ default: module.PromoterOffer }),
    () => ({ default: ({ children }: PromoterOfferProps) => children(noPromoterDiscount) }),
  ),
);

/** Draws what the visitor's promoter offers; no request is sent without one. */
function WithOffer({ children }: Pick<PromoterOfferProps, 'children'>) {
  const promoter = usePromoter();
  const withoutOffer = children(noPromoterDiscount);
  if (promoter === '') return withoutOffer;
  return (
    <Suspense fallback={withoutOffer}>
      <PromoterOffer promoter={promoter}>{children}</PromoterOffer>
    </Suspense>
  );
}

interface RecommendedByProps {
  /** With `{name}`. */
  by: string;
  className?: string | undefined;
}

function RecommenderLine({ by, name, className }: RecommendedByProps & { name: string }) {
  return name && <p className={className}>{by.replace('{name}', () => name)}</p>;
}

/** Who recommends the site, on a page without a coupon to claim; nothing without a recommender. */
export function RecommendedBy(props: RecommendedByProps) {
  return (
    <WithOffer>{({ recommender }) => <RecommenderLine {...props} name={recommender} />}</WithOffer>
  );
}

export interface DiscountLabelProps {
  messages: DiscountMessages;
  /** Sum shown without a promoter and when the lookup fails. */
  fallback: number;
  /** The whole look; it need not travel with the script. */
  className?: string;
  /** The look of the line that says who recommends the site. */
  byClassName?: string;
}

/**
 * Coupon label of the main button; a promoter's visitors see that promoter's sum (S3), and by whom they are
 * recommended, where the upstream gives a name. Next to the sum stands what of it comes with the account, so that
 * no second amount on the page contradicts it.
 */
export function DiscountLabel({ messages, fallback, className, byClassName }: DiscountLabelProps) {
  return (
    <WithOffer>
      {({ discount, recommender }) => {
        const sum = discount ?? fallback;
        const note = discountNote(sum, messages);
        return (
          <>
            <p className={className}>
              <span>{discountText(sum, messages)}</span>
              {/* The space parts the two for a screen reader; they may stand on two lines. */}
              {note && (
                <>
                  {' '}
                  <span className="font-normal">{note}</span>
                </>
              )}
            </p>
            <RecommenderLine by={messages.by} name={recommender} className={byClassName} />
          </>
        );
      }}
    </WithOffer>
  );
}
