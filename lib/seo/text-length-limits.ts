/** Limits for the length of titles and descriptions of pages. */
import type { Locale } from '@/lib/core/i18n/routing';

/** Number of characters of a title that search results show before they cut it off. */
export const maxTitleLength = { 'zh-CN': 30, 'en-US': 60 } as const satisfies Record<
  Locale,
  number
>;

/** Number of characters of a description: long enough to be worth showing, short enough not to be cut off. */
export const descriptionLengthRange = {
  'zh-CN': { shortest: 60, longest: 120 },
  'en-US': { shortest: 70, longest: 160 },
} as const satisfies Record<Locale, object>;
