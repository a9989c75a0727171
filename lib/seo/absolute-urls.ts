import { pagePath } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/routing';
import type { SitePath } from '@/lib/pages';
import { site } from '@/lib/site';

/** Absolute URL of a path; for a page in a language use `absolutePageUrl`. */
export const absoluteUrl = (path: string): string => new URL(path, site.origin).toString();

/**
 * Absolute URL of a page, never with attribution parameters (A8). The URL of the home page is the origin without a
 * trailing slash, as Next writes it in canonical links.
 */
export function absolutePageUrl(locale: Locale, path: SitePath): string {
  const localizedPath = pagePath(locale, path);
  return `${site.origin}${localizedPath === '/' ? '' : localizedPath}`;
}
