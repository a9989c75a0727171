import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { changedOn, recordOf } from '@/lib/content/details';
import { pagePath, twinOf } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/routing';
import { routeOf, type RoutePath } from '@/lib/routes';
import { site } from '@/lib/site';
import { feedOf, feedPath } from '@/lib/seo/feeds/paths';
import { moment } from './moment';
import { pageTexts } from './page-texts';

/**
 * Absolute address of a page, never with attribution parameters (A8). The home page's is the origin without a slash
 * behind it: so Next writes it in canonical links, and all others follow.
 */
export function absoluteUrl(locale: Locale, path: RoutePath): string {
  const page = pagePath(locale, path);
  return `${site.origin}${page === '/' ? '' : page}`;
}

/** hreflang pair of a page plus x-default, which is the Chinese one. */
export function alternates(path: RoutePath): Record<'zh-CN' | 'en-US' | 'x-default', string> {
  const zh = absoluteUrl('zh-CN', path);
  return { 'zh-CN': zh, 'en-US': absoluteUrl('en-US', path), 'x-default': zh };
}

/** Address of a page's link preview. */
export const pictureUrl = (locale: Locale, path: RoutePath): string =>
  new URL(`/og/${locale}/${routeOf(path).name}.jpg`, site.origin).toString();

/** `<link rel="alternate">` to the feed a page belongs to. */
function feedLink(locale: Locale, path: RoutePath) {
  const family = feedOf(path);
  return family && { types: { 'application/atom+xml': feedPath(locale, family) } };
}

/** Open Graph: a text with a date is an article, everything else a page of the site. */
function openGraphType(path: RoutePath) {
  const record = recordOf(path);
  return record
    ? {
        type: 'article' as const,
        publishedTime: moment(record.publishedOn),
        modifiedTime: moment(changedOn(record)),
      }
    : { type: 'website' as const };
}

/**
 * `export const generateMetadata = pageMetadata('/download')`: title, description, canonical,
 * hreflang, Open Graph and robots of a page from the route table and the `meta` messages, or the
 * record of an article.
 */
export function pageMetadata(path: RoutePath) {
  return async ({ params }: { params: Promise<{ locale: string }> }): Promise<Metadata> => {
    const locale = (await params).locale as Locale;
    const route = routeOf(path);
    const t = await getTranslations({ locale, namespace: 'meta' });
    const { title, description } = pageTexts(path, locale, t);
    const url = absoluteUrl(locale, path);
    const image = {
      url: pictureUrl(locale, path),
      width: 1200,
      height: 630,
      alt: title,
    };
    return {
      title,
      description,
      alternates: { canonical: url, languages: alternates(path), ...feedLink(locale, path) },
      openGraph: {
        ...openGraphType(path),
        title,
        description,
        url,
        siteName: site.name[locale],
        locale: locale.replace('-', '_'),
        alternateLocale: twinOf(locale).replace('-', '_'),
        images: [image],
      },
      twitter: { card: 'summary_large_image', title, description, images: [image.url] },
      robots: route.priority === null ? { index: false, follow: true } : undefined,
    };
  };
}
