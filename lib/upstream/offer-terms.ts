/** The company's terms for its offers (P1), with a mark for the demo's own values. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { OfferTerms } from '@superbrowser/contract/content/offer-terms';
import { getPublicConfig } from './site-content';

/**
 * The terms; `sample` is a text to append to a sentence with a value of the demo, and '' for staff's own values.
 * Never throws.
 */
export async function getOfferTerms(): Promise<
  Omit<OfferTerms, 'sample'> & { readonly sample: string }
> {
  const [{ terms = {} }, t] = await Promise.all([getPublicConfig(), getTranslations('common')]);
  return { ...terms, sample: terms.sample ? t('sampleMark') : '' };
}
