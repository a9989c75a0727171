import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { changeDayOf, findBuiltInText } from '@/lib/content/built-in-articles-and-cases';
import { otherLocale } from '@/lib/core/i18n/paths';
import { routing, type Locale } from '@/lib/core/i18n/routing';
import { pageOf, type PagePath, type SitePath, type StaffPath } from '@/lib/pages';
import { site } from '@/lib/site';
import { absolutePageUrl, absoluteUrl } from './absolute-urls';
import { feedSectionOf, feedPath } from './feeds/feed-paths';
import { toDateTime } from './date-time';
import { pageTexts, withBrand } from './page-texts';

/**
 * hreflang links of a page in each of its languages, plus x-default, which is the Chinese page where there is one.
 * @param locales the page's languages, Chinese first
 */
export function alternateUrls(
  path: SitePath,
  locales: readonly Locale[] = routing.locales,
): Partial<Record<Locale | 'x-default', string>> {
  const [first = 'zh-CN'] = locales;
  return {
    ...Object.fromEntries(locales.map((locale) => [locale, absolutePageUrl(locale, path)])),
    'x-default': absolutePageUrl(first, path),
  };
}

/** URL of a page's link preview; a page by staff uses the preview of its section. */
export function linkPreviewUrl(locale: Locale, path: SitePath): string {
  const page = pageOf(path);
  const { name } = 'isStaffPath' in page ? pageOf(page.parent) : page;
  return absoluteUrl(`/og/${locale}/${name}.jpg`);
}

/** `<link rel="alternate">` to the feed of a page. */
function feedLink(locale: Locale, path: SitePath) {
  const section = feedSectionOf(path);
  return section && { types: { 'application/atom+xml': feedPath(locale, section) } };
}

/** robots metadata of pages that search engines should leave out; links on such a page may be followed. */
export const notIndexed = { index: false, follow: true } as const;

interface TextDays {
  readonly publishedOn: string;
  readonly changedOn: string;
}

/** Type in Open Graph: a text with a date is an article, everything else a page of the site. */
const openGraphType = (days?: TextDays | null) =>
  days
    ? {
        type: 'article' as const,
        publishedTime: toDateTime(days.publishedOn),
        modifiedTime: toDateTime(days.changedOn),
      }
    : { type: 'website' as const };

interface PageMessages {
  readonly title: string;
  readonly description: string;
  /** Dates of a text. */
  readonly days?: TextDays | null;
  /** Languages of a text that may exist in a single language. */
  readonly locales?: readonly Locale[] | undefined;
}

function metadataOf(
  locale: Locale,
  path: SitePath,
  { title, description, days, locales = routing.locales }: PageMessages,
): Metadata {
  const url = absolutePageUrl(locale, path);
  const image = { url: linkPreviewUrl(locale, path), width: 1200, height: 630, alt: title };
  return {
    title,
    description,
    alternates: {
      canonical: url,
      languages: alternateUrls(path, locales),
      ...feedLink(locale, path),
    },
    openGraph: {
      ...openGraphType(days),
      title,
      description,
      url,
      siteName: site.name[locale],
      locale: locale.replace('-', '_'),
      ...(locales.length > 1 && { alternateLocale: otherLocale(locale).replace('-', '_') }),
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image.url] },
    robots: pageOf(path).priority === null ? notIndexed : undefined,
  };
}

/** The metadata of a page by staff, like {@link pageMetadata} for a built-in page. */
export const staffPageMetadata = (
  locale: Locale,
  path: StaffPath,
  messages: PageMessages,
): Metadata => metadataOf(locale, path, { ...messages, title: withBrand(messages.title, locale) });

/**
 * `export const generateMetadata = pageMetadata('/download')`: title, description, canonical, hreflang, Open Graph and
 * robots of a page from the page table and the `meta` of the page's messages, or from an article's own fields.
 */
export function pageMetadata(path: PagePath) {
  return async ({ params }: { params: Promise<{ locale: string }> }): Promise<Metadata> => {
    const locale = (await params).locale as Locale;
    const t = await getTranslations({ locale });
    const text = findBuiltInText(path, locale);
    const days = text && { publishedOn: text.publishedOn, changedOn: changeDayOf(text) };
    return metadataOf(locale, path, {
      ...pageTexts(path, locale, t),
      days,
      locales: text?.locales,
    });
  };
}
