import { getLocale, getTranslations } from 'next-intl/server';
import { Crumbs } from '@/components/sections/crumbs';
import { pagePath } from '@/lib/i18n/paths';
import { trail, type RoutePath } from '@/lib/routes';
import { pageTexts } from '@/lib/seo/page-texts';

/** Breadcrumb of a page from the route table. */
export async function PageCrumbs({ path, tone }: { path: RoutePath; tone?: 'ink' | 'light' }) {
  const [locale, meta, t] = await Promise.all([
    getLocale(),
    getTranslations('meta'),
    getTranslations('download.words'),
  ]);
  const items = trail(path).map((route) => ({
    name: pageTexts(route.path, locale, meta).crumb,
    href: pagePath(locale, route.path),
  }));
  return <Crumbs label={t('crumbs')} items={items} tone={tone ?? 'ink'} />;
}
