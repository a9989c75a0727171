'use client';

import { lazy, Suspense } from 'react';
import { discountNote, discountText, noPromoterDiscount } from './discount-text';
import type { DiscountMessages } from './discount-messages';
import type { PromoterDiscountLoaderProps } from './promoter-discount-loader';
import { usePromoterOrChannel } from './use-promoter';

/** Lazy, because SWR is too large for every page, and only visitors of promoters need it. */
const PromoterDiscountLoader = lazy(() =>
  import('./promoter-discount-loader').then(
    (module) => ({ default: module.PromoterDiscountLoader }),
    () => ({
      default: ({ children }: PromoterDiscountLoaderProps) => children(noPromoterDiscount),
    }),
  ),
);

/** Renders the offer of the visitor's promoter; sends no request for a visitor without a promoter. */
function WithDiscount({ children }: Pick<PromoterDiscountLoaderProps, 'children'>) {
  const promoterOrChannel = usePromoterOrChannel();
  const withoutOffer = children(noPromoterDiscount);
  if (promoterOrChannel === '') return withoutOffer;
  return (
    <Suspense fallback={withoutOffer}>
      <PromoterDiscountLoader promoterOrChannel={promoterOrChannel}>
        {children}
      </PromoterDiscountLoader>
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
    <WithDiscount>
      {({ promoterName }) => <PromoterNameLine {...props} name={promoterName} />}
    </WithDiscount>
  );
}

interface DiscountLabelProps {
  messages: DiscountMessages;
  /** Amount shown without a promoter and when the lookup fails. */
  defaultDiscount: number;
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
export function DiscountLabel({
  messages,
  defaultDiscount,
  className,
  byClassName,
}: DiscountLabelProps) {
  return (
    <WithDiscount>
      {({ discount, promoterName }) => {
        const amount = discount ?? defaultDiscount;
        const note = discountNote(amount, messages);
        return (
          <>
            <p className={className}>
              <span>{discountText(amount, messages)}</span>
              {/* The space separates label and note for a screen reader; the two may be on two lines. */}
              {note && (
                <>
                  {' '}
                  <span className="font-normal">{note}</span>
                </>
              )}
            </p>
            <PromoterNameLine by={messages.by} name={promoterName} className={byClassName} />
          </>
        );
      }}
    </WithDiscount>
  );
}
