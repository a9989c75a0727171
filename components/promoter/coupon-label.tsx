'use client';

import { lazy, Suspense } from 'react';
import { couponLabelNote, couponLabelText } from './coupon-label-text';
import { noPromoterCoupons } from './parse-discount-response';
import type { CouponLabelMessages } from './coupon-label-messages';
import type { PromoterCouponsLoaderProps } from './promoter-coupons-loader';
import { usePromoterOrChannel } from './use-visitor-promoter';

/** Lazy, because SWR is too large for every page, and only visitors of promoters need it. */
const PromoterCouponsLoader = lazy(() =>
  import('./promoter-coupons-loader').then(
    (module) => ({ default: module.PromoterCouponsLoader }),
    () => ({
      default: ({ children }: PromoterCouponsLoaderProps) => children(noPromoterCoupons),
    }),
  ),
);

/** Renders the coupons of the visitor's promoter; sends no request for a visitor without a promoter. */
function WithPromoterCoupons({ children }: Pick<PromoterCouponsLoaderProps, 'children'>) {
  const promoterOrChannel = usePromoterOrChannel();
  const withoutPromoter = children(noPromoterCoupons);
  if (promoterOrChannel === '') return withoutPromoter;
  return (
    <Suspense fallback={withoutPromoter}>
      <PromoterCouponsLoader promoterOrChannel={promoterOrChannel}>
        {children}
      </PromoterCouponsLoader>
    </Suspense>
  );
}

interface PromoterNameProps {
  /** Text with the placeholder `{name}`. */
  by: string;
  className?: string | undefined;
}

function PromoterNameLine({ by, name, className }: PromoterNameProps & { name: string }) {
  return name && <p className={className}>{by.replace('{name}', () => name)}</p>;
}

/** Who recommends the site, on a page without a coupon; renders nothing without a name. */
export function PromoterName(props: PromoterNameProps) {
  return (
    <WithPromoterCoupons>
      {({ promoterName }) => <PromoterNameLine {...props} name={promoterName} />}
    </WithPromoterCoupons>
  );
}

interface CouponLabelProps {
  messages: CouponLabelMessages;
  /** Sum shown without a promoter and when the lookup fails. */
  defaultCouponSum: number;
  /** All classes, passed in so that the script does not contain them. */
  className?: string;
  /** Classes of the line that names the promoter. */
  byClassName?: string;
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
  byClassName,
}: CouponLabelProps) {
  return (
    <WithPromoterCoupons>
      {({ couponSum, promoterName }) => {
        const amount = couponSum ?? defaultCouponSum;
        const note = couponLabelNote(amount, messages);
        return (
          <>
            <p className={className}>
              <span>{couponLabelText(amount, messages)}</span>
              {/* The space separates label and note for a screen reader; the two may be on two lines. */}
              {note && (
                <>
                  {' '}
                  <span className="font-normal">{note}</span>
                </>
              )}
            </p>
            <PromoterNameLine
              by={messages.recommendedBy}
              name={promoterName}
              className={byClassName}
            />
          </>
        );
      }}
    </WithPromoterCoupons>
  );
}
