import type { useTranslations } from 'next-intl';
import { detailOf } from '@/lib/content/details';
import type { Locale } from '@/lib/i18n/routing';
import { isDetail, routeOf, type RoutePath } from '@/lib/routes';
import { site } from '@/lib/site';

interface PageTexts {
  readonly title: string;
  readonly description: string;
  readonly crumb: string;
}

/**
 * Title, description and breadcrumb of a page: an article's or a case's from its record, any other
 * page's from the messages.
 * @param t translator of the `meta` messages in the page's language
 */
export function pageTexts(
  path: RoutePath,
  locale: Locale,
  t: ReturnType<typeof useTranslations<'meta'>>,
): PageTexts {
  const route = routeOf(path);
  if (isDetail(route)) {
    const { title, description, crumb } = detailOf(route.path).text[locale];
    return { title: `${title} - ${site.name[locale]}`, description, crumb };
  }
  return {
    title: t(`${route.name}.title`),
    description: t(`${route.name}.description`),
    crumb: t(`${route.name}.crumb`),
  };
}
