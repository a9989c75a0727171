import type { useTranslations } from 'next-intl';
import { detailOf } from '@/lib/content/details';
import type { Locale } from '@/lib/i18n/routing';
import { isDetail, routeOf, type RoutePath } from '@/lib/routes';
import { site, systemValues } from '@/lib/site';

interface PageTexts {
  readonly title: string;
  readonly description: string;
  readonly crumb: string;
}

/** What search results show of a title before they cut it off, in characters. */
export const longestTitle = { 'zh-CN': 30, 'en-US': 60 } as const satisfies Record<Locale, number>;

/** A headline with the brand behind it where there is room for both. */
function withBrand(title: string, locale: Locale): string {
  const whole = `${title} - ${site.name[locale]}`;
  return [...whole].length <= longestTitle[locale] ? whole : title;
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
    return { title: withBrand(title, locale), description, crumb };
  }
  return {
    title: t(`${route.name}.title`),
    description: t(`${route.name}.description`, systemValues),
    crumb: t(`${route.name}.crumb`),
  };
}
