import type { MetadataRoute } from 'next';
import { routing } from '@/lib/i18n/routing';
import { routes } from '@/lib/routes';
import { lastChange } from '@/lib/content/last-change';
import { livingDays, type LivingDays } from '@/lib/content/living-days';
import { absoluteUrl, alternates } from '@/lib/seo/metadata';
import { getHistory } from '@/lib/upstream/history';
import { getPromotions } from '@/lib/upstream/promotions';
import { getV6Releases, getWebsiteReleases } from '@/lib/upstream/versions';

async function getLivingDays(): Promise<LivingDays> {
  const [website, v6, history, { activities, now }] = await Promise.all([
    getWebsiteReleases(),
    getV6Releases(),
    getHistory(),
    getPromotions(),
  ]);
  return livingDays({
    website: website.releases,
    v6: v6.releases,
    history: history.releases,
    activities,
    now,
  });
}

/** Every indexable page in both languages with its twin, and its day where one is known. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const living = await getLivingDays();
  return routes.flatMap(({ path, priority }) => {
    if (priority === null) return [];
    return routing.locales.map((locale) => ({
      url: absoluteUrl(locale, path),
      priority,
      lastModified: lastChange(path, living),
      alternates: { languages: alternates(path) },
    }));
  });
}
