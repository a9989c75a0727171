/** How long titles and descriptions of pages are. */
import type { Locale } from '@/lib/i18n/routing';

/** Characters of a title that search results show before they cut it off. */
export const maxTitleLength = { 'zh-CN': 30, 'en-US': 60 } as const satisfies Record<
  Locale,
  number
>;

/** Characters of a description that is worth showing and is not cut off. */
export const descriptionLengthRange = {
  'zh-CN': { shortest: 60, longest: 120 },
  'en-US': { shortest: 70, longest: 160 },
} as const satisfies Record<Locale, object>;
