import type { MetadataRoute } from 'next';
import { routing } from '@/lib/i18n/routing';
import { routes } from '@/lib/routes';
import { absoluteUrl, alternates } from '@/lib/seo/metadata';

/** Every indexable page in both languages with its twin. */
export default function sitemap(): MetadataRoute.Sitemap {
  return routes
    .filter((route) => route.priority !== null)
    .flatMap((route) =>
      routing.locales.map((locale) => ({
        url: absoluteUrl(locale, route.path),
        priority: route.priority,
        alternates: { languages: alternates(route.path) },
      })),
    );
}
