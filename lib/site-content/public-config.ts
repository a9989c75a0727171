/** Site-wide switches, figures, prices and terms that the upstream sets (S6, S8). */
import 'server-only';
import { z } from 'zod';
import { pricesSchema, parseStoredPrices, type Price } from '@superbrowser/contract/content/prices';
import {
  parseStoredTerms,
  companyTermsSchema,
  type CompanyTerms,
} from '@superbrowser/contract/content/company-terms';
import { endpoints } from '@superbrowser/contract/endpoints';
import { officialNumbers } from '@/lib/site';
import { log } from '@/lib/core/log/log';
import { createUpstreamContentReader } from '@/lib/core/upstream/cache/upstream-content';
import { callUpstream } from '@/lib/core/upstream/client/call-upstream';

export interface PublicConfig {
  readonly storeCount: string;
  readonly isMourning: boolean;
  /** Left out while no price is published. */
  readonly prices?: readonly Price[] | undefined;
  /** The company's terms for its offers; pages leave out missing terms (P1). */
  readonly terms?: CompanyTerms | undefined;
}

const getConfigContent = createUpstreamContentReader<PublicConfig>({
  key: 'public-config',
  schema: z.object({
    storeCount: z.string(),
    isMourning: z.boolean(),
    prices: pricesSchema.optional(),
    terms: companyTermsSchema.optional(),
  }),
  load: async () => {
    const data = await callUpstream(endpoints.publicConfig, {});
    const { prices, problems } = parseStoredPrices(data.prices);
    for (const reason of problems) log.error('content', 'a price is not shown', { reason });
    const { terms, problems: termProblems } = parseStoredTerms(data.terms);
    for (const reason of termProblems) log.error('content', 'a term is not shown', { reason });
    return {
      storeCount: data.store.count ?? officialNumbers.storeCountFallback,
      isMourning: data.is_public_mourning,
      ...(prices.length > 0 && { prices }),
      ...(Object.keys(terms).length > 0 && { terms }),
    };
  },
  fallback: () => ({ storeCount: officialNumbers.storeCountFallback, isMourning: false }),
});

/** Store count, mourning flag, published prices and terms. Never throws. */
export async function getPublicConfig(): Promise<PublicConfig> {
  return (await getConfigContent()).value;
}
