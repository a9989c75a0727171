import type { Locale } from '@/lib/core/i18n/routing';

/**
 * The page's language, read from its path (L2) because browsers that translate a page write their own language into
 * `<html lang>`.
 */
export const readUrlLocale = (): Locale =>
  /^\/en(\/|$)/.test(location.pathname) ? 'en-US' : 'zh-CN';
