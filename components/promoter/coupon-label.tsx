'use client';

import { couponLabelNote, couponLabelText } from './coupon-label-text';
import type { CouponLabelMessages } from './coupon-label-messages';
import { WithPromoterOffer } from './with-promoter-offer';
import { PromoterNameLine } from './promoter-name';

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
