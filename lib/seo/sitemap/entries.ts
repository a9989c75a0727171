/** What the sitemap lists. */
import { lastChange } from '@/lib/content/last-change';
import type { LivingDays } from '@/lib/content/living-days';
import { routing } from '@/lib/i18n/routing';
import { routes } from '@/lib/routes';
import { absoluteUrl, alternates } from '@/lib/seo/metadata';
import type { SitemapEntry } from './xml';

/**
 * Every indexable page in both languages.
 * @param living days of pages that follow the upstream (`livingDays`)
 */
export function sitemapEntries(living: LivingDays): SitemapEntry[] {
  return routes.flatMap(({ path, priority }) => {
    if (priority === null) return [];
    return routing.locales.map((locale) => ({
      url: absoluteUrl(locale, path),
      lastChange: lastChange(path, living),
      priority,
      twins: alternates(path),
    }));
  });
}
