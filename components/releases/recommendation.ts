import type { useTranslations } from 'next-intl';
import { recommendedLine, systemValues } from '@/lib/site';

/**
 * The sentence that recommends a line; it matches what the main download button delivers.
 * @param t of the messages `release`
 */
export const recommendation = (t: ReturnType<typeof useTranslations<'release'>>): string =>
  t(`recommended.${recommendedLine}`, systemValues);
