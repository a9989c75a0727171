/** What the company says of its offers (P1), with the mark of the demo's own values. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Terms } from '@superbrowser/contract/records/terms';
import { getPublicConfig } from './site-content';

/** `sample` ends a sentence that names a value of the demo; '' for staff's own. Never throws. */
export async function getTerms(): Promise<Omit<Terms, 'sample'> & { readonly sample: string }> {
  const [{ terms = {} }, t] = await Promise.all([getPublicConfig(), getTranslations('common')]);
  return { ...terms, sample: terms.sample ? t('sampleMark') : '' };
}
