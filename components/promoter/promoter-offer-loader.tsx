import type { ReactNode } from 'react';
import useSWRImmutable from 'swr/immutable';
import { fetchJsonOrThrow, type FetchError } from '@/lib/browser/fetch-json';
import {
  noPromoterOffer,
  parseCouponSum,
  parsePromoterName,
  type PromoterOffer,
} from '@/lib/offers/promoter-offer-response';

/** A little longer than the server usually waits for the upstream; after a slower response the default sum stays. */
const deadlineMs = 4000;

async function fetchPromoterOffer([path]: readonly [
  path: string,
  promoterOrChannel: string,
]): Promise<PromoterOffer> {
  const response = await fetchJsonOrThrow(path, { deadlineMs });
  return { couponSum: parseCouponSum(response), promoterName: parsePromoterName(response) };
}

export interface PromoterOfferLoaderProps {
  promoterOrChannel: string;
  /** Renders coupon sum and name: the default until the response arrives, and where no response arrives. */
  children: (promoterOffer: PromoterOffer) => ReactNode;
}

/**
 * Loads the coupon sum and the name of the promoter or channel that brought this visitor (S5); several loaders on a
 * page share one request.
 */
export function PromoterOfferLoader({ promoterOrChannel, children }: PromoterOfferLoaderProps) {
  const { data } = useSWRImmutable<PromoterOffer, FetchError>(
    // The handler reads the promoter from a cookie, so the key contains the promoter: one promoter's coupons must not
    // be cached for the next.
    ['/api/promoter/discount', promoterOrChannel],
    fetchPromoterOffer,
    { shouldRetryOnError: false },
  );
  return children(data ?? noPromoterOffer);
}
