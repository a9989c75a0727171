'use client';

import { lazy, Suspense } from 'react';
import { noPromoterOffer } from '@/lib/offers/promoter-offer-response';
import { usePromoterOrChannel } from '@/components/visitor/use-attribution';
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
export function WithPromoterOffer({ children }: Pick<PromoterOfferLoaderProps, 'children'>) {
  const promoterOrChannel = usePromoterOrChannel();
  const withoutPromoterOffer = children(noPromoterOffer);
  if (promoterOrChannel === '') return withoutPromoterOffer;
  return (
    <Suspense fallback={withoutPromoterOffer}>
      <PromoterOfferLoader promoterOrChannel={promoterOrChannel}>{children}</PromoterOfferLoader>
    </Suspense>
  );
}
