import type { ReactNode } from 'react';
import useSWRImmutable from 'swr/immutable';
import { fetchJsonOrThrow, type FetchError } from '@/lib/browser/fetch-json';
import {
  noRecommendation,
  parseCouponSum,
  parsePromoterName,
  type PromoterRecommendation,
} from './parse-discount-response';

/** A little longer than the server usually waits for the upstream; after a slower response the default sum stays. */
const deadlineMs = 4000;

async function fetchRecommendation([path]: readonly [
  path: string,
  promoterOrChannel: string,
]): Promise<PromoterRecommendation> {
  const response = await fetchJsonOrThrow(path, { deadlineMs });
  return { couponSum: parseCouponSum(response), promoterName: parsePromoterName(response) };
}

export interface RecommendationLoaderProps {
  promoterOrChannel: string;
  /** Renders coupon sum and name: the default until the response arrives, and where no response arrives. */
  children: (recommendation: PromoterRecommendation) => ReactNode;
}

/**
 * Loads the coupon sum and the name of the promoter or channel that brought this visitor (S5); several loaders on a
 * page share one request.
 */
export function RecommendationLoader({ promoterOrChannel, children }: RecommendationLoaderProps) {
  const { data } = useSWRImmutable<PromoterRecommendation, FetchError>(
    // The handler reads the promoter from a cookie, so the key contains the promoter: one promoter's coupons must not
    // be cached for the next.
    ['/api/promoter/discount', promoterOrChannel],
    fetchRecommendation,
    { shouldRetryOnError: false },
  );
  return children(data ?? noRecommendation);
}
