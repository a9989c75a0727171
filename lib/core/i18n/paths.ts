import type { SitePath } from '@/lib/pages';
import type { Locale } from './routing';

/** Path prefix of a language (L1). */
export const pathPrefixByLocale: Record<Locale, '' | '/en'> = { 'zh-CN': '', 'en-US': '/en' };

/** Query or fragment of a URL. */
export type Suffix = '' | `?${string}` | `#${string}`;

/**
 * Path of a page in a language.
 * @param suffix query or fragment, starting with `?` or `#`
 */
export function pagePath(locale: Locale, path: SitePath, suffix: Suffix = ''): string {
  const prefix = pathPrefixByLocale[locale];
  const base = path === '/' ? prefix || '/' : `${prefix}${path}`;
  return `${base}${suffix}`;
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'zh-CN' ? 'en-US' : 'zh-CN';
}
