import type { ReactNode } from 'react';
import useSWRImmutable from 'swr/immutable';
import { fetchJson, type FetchError } from '@/lib/browser/fetch-json';
import {
  parseDiscount,
  parsePromoterName,
  noPromoterDiscount,
  type PromoterDiscount,
} from './discount-text';

/** A little longer than the server usually waits for the upstream; a slower one gets the default. */
const deadlineMs = 4000;

async function fetchDiscount([path]: readonly [
  path: string,
  promoterOrChannel: string,
]): Promise<PromoterDiscount> {
  const response = await fetchJson(path, { deadlineMs });
  return { discount: parseDiscount(response), promoterName: parsePromoterName(response) };
}

export interface PromoterDiscountLoaderProps {
  promoterOrChannel: string;
  /** Renders an offer: the default until the response arrives, and without one. */
  children: (offer: PromoterDiscount) => ReactNode;
}

/** Loads the offer of the promoter who brought this visitor (S3); several on a page share one request. */
export function PromoterDiscountLoader({
  promoterOrChannel,
  children,
}: PromoterDiscountLoaderProps) {
  const { data } = useSWRImmutable<PromoterDiscount, FetchError>(
    // The handler reads the promoter from a cookie, so the key contains it: one's data must not be cached for the
    // next.
    ['/api/promoter/discount', promoterOrChannel],
    fetchDiscount,
    { shouldRetryOnError: false },
  );
  return children(data ?? noPromoterDiscount);
}
