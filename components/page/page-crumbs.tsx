import { getLocale, getTranslations } from 'next-intl/server';
import { Crumbs } from '@/components/sections/crumbs';
import { pagePath } from '@/lib/i18n/paths';
import type { SitePath } from '@/lib/pages';
import { crumbSteps } from '@/lib/seo/page-texts';

export interface PageCrumbsProps {
  path: SitePath;
  tone?: 'ink' | 'light';
  /** The breadcrumb name of a page whose text is in the database. */
  crumb?: string | undefined;
}

/** Breadcrumb of a page. */
export async function PageCrumbs({ path, tone, crumb }: PageCrumbsProps) {
  const [locale, all, t] = await Promise.all([
    getLocale(),
    getTranslations(),
    getTranslations('common'),
  ]);
  const items = crumbSteps(path, { locale, t: all, own: crumb }).map((step) => ({
    name: step.name,
    href: pagePath(locale, step.path),
  }));
  return <Crumbs label={t('crumbs')} items={items} tone={tone ?? 'ink'} />;
}
