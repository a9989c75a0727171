/** The company's terms for its offers (P1), with a mark where they are sample values (B7). */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { CompanyTerms } from '@superbrowser/contract/content/company-terms';
import { getPublicConfig } from '@/lib/site-content/public-config';

/**
 * Reads the terms. `sampleMark` is a text to append to a sentence that contains a sample value; '' for
 * staff's own values. Never throws.
 */
export async function getCompanyTerms(): Promise<
  Omit<CompanyTerms, 'sample'> & { readonly sampleMark: string }
> {
  const [{ terms = {} }, t] = await Promise.all([getPublicConfig(), getTranslations('common')]);
  return { ...terms, sampleMark: terms.sample ? t('sampleMark') : '' };
}
