import type { useTranslations } from 'next-intl';
import { recommendedLine } from '@/lib/site';
import { minimumSystemValues } from '@/lib/releases/minimum-systems';

/**
 * The sentence that recommends a line; it matches what the main download button delivers.
 * @param t of the messages `release`
 */
export const recommendedLineText = (t: ReturnType<typeof useTranslations<'release'>>): string =>
  t(`recommended.${recommendedLine}`, minimumSystemValues);
