'use client';

import { lazy, Suspense } from 'react';
import { noPromoterOffer } from '@/lib/offers/promoter-offer-response';
import { usePromoterOrChannel } from '@/components/visitor/use-attribution-summary';
import { couponLabelNote, couponLabelText } from './coupon-label-text';
import type { CouponLabelMessages } from './coupon-label-messages';
import type { PromoterOfferLoaderProps } from './promoter-offer-loader';

/** Lazy, because SWR is too large for every page, and only visitors of promoters or channels need it. */
const PromoterOfferLoader = lazy(() =>
  import('./promoter-offer-loader').then(
    (module) => ({ default: module.PromoterOfferLoader }),
    () => ({
      default: ({ children }: PromoterOfferLoaderProps) => children(noPromoterOffer),
    }),
  ),
);

/** Renders what the visitor's promoter or channel gives; sends no request for a visitor with neither. */
function WithPromoterOffer({ children }: Pick<PromoterOfferLoaderProps, 'children'>) {
  const promoterOrChannel = usePromoterOrChannel();
  const withoutPromoterOffer = children(noPromoterOffer);
  if (promoterOrChannel === '') return withoutPromoterOffer;
  return (
    <Suspense fallback={withoutPromoterOffer}>
      <PromoterOfferLoader promoterOrChannel={promoterOrChannel}>{children}</PromoterOfferLoader>
    </Suspense>
  );
}

interface PromoterNameProps {
  /** Text with the placeholder `{name}`. */
  recommendedBy: string;
  className?: string | undefined;
}

function PromoterNameLine({
  recommendedBy,
  name,
  className,
}: PromoterNameProps & { name: string }) {
  return name && <p className={className}>{recommendedBy.replace('{name}', () => name)}</p>;
}

/** Who recommends the site, on a page without a coupon; renders nothing without a name. */
export function PromoterName(props: PromoterNameProps) {
  return (
    <WithPromoterOffer>
      {({ promoterName }) => <PromoterNameLine {...props} name={promoterName} />}
    </WithPromoterOffer>
  );
}

interface CouponLabelProps {
  messages: CouponLabelMessages;
  /** Sum shown without a promoter or channel, and when the lookup fails. */
  defaultCouponSum: number;
  /** All classes, passed in so that the script does not contain them. */
  className?: string;
  /** Classes of the line that names the promoter. */
  recommendedByClassName?: string;
}

/**
 * Coupon label of the main button; visitors of a promoter see that promoter's amount (S5) and the name, where the
 * upstream gives a name. A note next to it tells which part comes with the account, so that no second amount on the
 * page contradicts it.
 */
export function CouponLabel({
  messages,
  defaultCouponSum,
  className,
  recommendedByClassName,
}: CouponLabelProps) {
  return (
    <WithPromoterOffer>
      {({ couponSum, promoterName }) => {
        const shownSum = couponSum ?? defaultCouponSum;
        const note = couponLabelNote(shownSum, messages);
        return (
          <>
            <p className={className}>
              <span>{couponLabelText(shownSum, messages)}</span>
              {/* The space separates label and note for a screen reader; the two may be on two lines. */}
              {note && (
                <>
                  {' '}
                  <span className="font-normal">{note}</span>
                </>
              )}
            </p>
            <PromoterNameLine
              recommendedBy={messages.recommendedBy}
              name={promoterName}
              className={recommendedByClassName}
            />
          </>
        );
      }}
    </WithPromoterOffer>
  );
}
