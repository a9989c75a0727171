import type { MetadataRoute } from 'next';
import { routing } from '@/lib/i18n/routing';
import { routes } from '@/lib/routes';
import { lastChange } from '@/lib/content/last-change';
import { absoluteUrl, alternates } from '@/lib/seo/metadata';

/** Every indexable page in both languages with its twin, and its day where one is known. */
export default function sitemap(): MetadataRoute.Sitemap {
  return routes.flatMap(({ path, priority }) => {
    if (priority === null) return [];
    return routing.locales.map((locale) => ({
      url: absoluteUrl(locale, path),
      priority,
      lastModified: lastChange(path),
      alternates: { languages: alternates(path) },
    }));
  });
}
