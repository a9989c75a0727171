import type { ReactNode } from 'react';
import useSWRImmutable from 'swr/immutable';
import { read, type ReadError } from '@/lib/browser/read';
import {
  readDiscount,
  readRecommender,
  noPromoterDiscount,
  type PromoterDiscount,
} from './discount';

/** A little longer than the server waits for the upstream. */
const deadlineMs = 4000;

async function readOffer([path]: readonly [
  path: string,
  promoter: string,
]): Promise<PromoterDiscount> {
  const answer = await read(path, { deadlineMs });
  return { discount: readDiscount(answer), recommender: readRecommender(answer) };
}

export interface PromoterOfferProps {
  promoter: string;
  /** Draws an offer: without a promoter until the response is there, and where none comes. */
  children: (offer: PromoterDiscount) => ReactNode;
}

/** Asks what the promoter who brought this visitor offers (S3); several on a page ask once. */
export function PromoterOffer({ promoter, children }: PromoterOfferProps) {
  const { data } = useSWRImmutable<PromoterDiscount, ReadError>(
    // The handler knows the promoter by a cookie: what is said of one must not be kept for the next.
    ['/api/promoter/discount', promoter],
    readOffer,
    { shouldRetryOnError: false },
  );
  return children(data ?? noPromoterDiscount);
}
