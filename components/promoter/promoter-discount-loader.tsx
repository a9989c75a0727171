import type { ReactNode } from 'react';
import useSWRImmutable from 'swr/immutable';
import { fetchJson, type FetchError } from '@/lib/browser/fetch-json';
import {
  parseDiscount,
  parsePromoterName,
  noPromoterDiscount,
  type PromoterDiscount,
} from './discount-text';

/** A little longer than the server usually waits for the upstream; after a slower response the default amount stays. */
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
  /** Renders an offer: the default until the response arrives, and where no response arrives. */
  children: (offer: PromoterDiscount) => ReactNode;
}

/** Loads the offer of the promoter who brought this visitor (S5); several loaders on a page share one request. */
export function PromoterDiscountLoader({
  promoterOrChannel,
  children,
}: PromoterDiscountLoaderProps) {
  const { data } = useSWRImmutable<PromoterDiscount, FetchError>(
    // The handler reads the promoter from a cookie, so the key contains the promoter: one promoter's offer must not be
    // cached for the next.
    ['/api/promoter/discount', promoterOrChannel],
    fetchDiscount,
    { shouldRetryOnError: false },
  );
  return children(data ?? noPromoterDiscount);
}
