import { caseSlugs, type CaseSlug } from '@/lib/slugs';
import type { CaseRecord } from '../types';
import { autoPartsPrivate } from './auto-parts-private';
import { fashionDistributionThirty } from './fashion-distribution-thirty';
import { homeGoodsFourPeople } from './home-goods-four-people';
import { onePersonThreeMarkets } from './one-person-three-markets';
import { serviceAgencyStores } from './service-agency-stores';

const bySlug: Record<CaseSlug, CaseRecord> = {
  'home-goods-four-people': homeGoodsFourPeople,
  'fashion-distribution-thirty': fashionDistributionThirty,
  'service-agency-stores': serviceAgencyStores,
  'auto-parts-private': autoPartsPrivate,
  'one-person-three-markets': onePersonThreeMarkets,
};

/** In the order of the list: from the most common setting to the rarer ones. */
export const cases: readonly CaseRecord[] = caseSlugs.map((slug) => bySlug[slug]);
