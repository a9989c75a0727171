import type { useTranslations } from 'next-intl';
import { findBuiltInText } from '@/lib/content/built-in-articles-and-cases';
import type { Locale } from '@/lib/core/i18n/routing';
import { isTextPage, pageOf, breadcrumbPages, type PagePath, type SitePath } from '@/lib/pages';
import { site } from '@/lib/site';
import { minimumSystemValues } from '@/lib/releases/minimum-systems';
import { maxTitleLength } from './text-length-limits';

/** `useTranslations()` or `getTranslations()` without a namespace. */
type Translator = ReturnType<typeof useTranslations<never>>;

interface PageTexts {
  readonly title: string;
  readonly description: string;
  readonly crumb: string;
}

/** A headline with the brand after it, where there is space for both. */
export function withBrand(title: string, locale: Locale): string {
  const titleWithBrand = `${title} - ${site.name[locale]}`;
  return [...titleWithBrand].length <= maxTitleLength[locale] ? titleWithBrand : title;
}

/**
 * Title, description and breadcrumb of a page: for an article or a case from its own fields, for any other page from
 * the messages.
 * @param t translator of all messages, in the page's language
 */
export function pageTexts(path: PagePath, locale: Locale, t: Translator): PageTexts {
  const page = pageOf(path);
  if (isTextPage(page)) {
    const text = findBuiltInText(page.path, locale);
    if (!text) throw new Error(`${page.path} is not in ${locale}`);
    const { title, description, crumb } = text;
    return { title: withBrand(title, locale), description, crumb };
  }
  return {
    title: t(`${page.name}.meta.title`),
    description: t(`${page.name}.meta.description`, minimumSystemValues),
    crumb: t(`${page.name}.meta.crumb`),
  };
}

/**
 * The breadcrumb of a page, from the home page down.
 * @param options `ownName` names the page itself in place of its message; a page by staff has no message and needs
 * `ownName`
 */
export function crumbSteps(
  path: SitePath,
  {
    locale,
    t,
    ownName,
  }: {
    readonly locale: Locale;
    readonly t: Translator;
    readonly ownName?: string | undefined;
  },
): { path: SitePath; name: string }[] {
  return breadcrumbPages(path).map((step) => ({
    path: step.path,
    name:
      step.path === path && ownName !== undefined
        ? ownName
        : pageTexts(step.path as PagePath, locale, t).crumb,
  }));
}
