import type { Locale } from '@/lib/core/i18n/routing';

/** The language of the page that is shown. */
export const readDocumentLocale = (): Locale =>
  document.documentElement.lang === 'en-US' ? 'en-US' : 'zh-CN';
