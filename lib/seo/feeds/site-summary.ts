import 'server-only';
import { getTranslations } from 'next-intl/server';
import { routing, type Locale } from '@/lib/i18n/routing';
import type { Campaign } from '@/lib/content/campaigns/types';
import type { Article } from '@/lib/content/types';
import { isDetail, recordPath, routes, type Route } from '@/lib/routes';
import { feedFamilies, feedPath } from '@/lib/seo/feeds/paths';
import { absoluteUrl } from '@/lib/seo/metadata';
import { pageTexts } from '@/lib/seo/page-texts';
import { site } from '@/lib/site';

const indexable = routes.filter((route) => route.priority !== null);
const absolute = (path: string) => new URL(path, site.origin).toString();

const heads = {
  'zh-CN': { pages: '主要页面', texts: '文章与典型场景', machines: '给程序' },
  'en-US': {
    pages: 'Main pages',
    texts: 'Articles and typical scenarios',
    machines: 'For machines',
  },
} as const;

interface OfStore {
  readonly articles: readonly Article[];
  readonly campaigns: readonly Campaign[];
}

async function section(locale: Locale, { articles, campaigns }: OfStore): Promise<string[]> {
  const t = await getTranslations({ locale, namespace: 'meta' });
  const line = (route: Route) => {
    const { crumb, description } = pageTexts(route.path, locale, t);
    return `- [${crumb}](${absoluteUrl(locale, route.path)}): ${description}`;
  };
  return [
    `## ${heads[locale].pages} (${locale})`,
    '',
    ...indexable.filter((route) => !isDetail(route)).map(line),
    ...campaigns.map(
      ({ path, text }) =>
        `- [${text[locale].name}](${absoluteUrl(locale, path)}): ${text[locale].summary}`,
    ),
    '',
    `## ${heads[locale].texts} (${locale})`,
    '',
    ...indexable.filter(isDetail).map(line),
    ...articles.map(({ slug, text }) => {
      const { crumb, description } = text[locale];
      return `- [${crumb}](${absoluteUrl(locale, recordPath('news', slug))}): ${description}`;
    }),
    '',
    `## ${heads[locale].machines} (${locale})`,
    '',
    ...feedFamilies.map((family) => `- [${family}](${absolute(feedPath(locale, family))}): Atom`),
    `- [releases.json](${absolute('/releases.json')}): JSON`,
    '',
  ];
}

/**
 * What the site is, then every indexable page with a line, in both languages (llms.txt).
 * @param stored articles and campaigns beside the built-in ones
 */
export async function siteSummary(stored: OfStore): Promise<string> {
  const home = await Promise.all(
    routing.locales.map(async (locale) => {
      const t = await getTranslations({ locale, namespace: 'meta' });
      return `> ${t('home.description')}`;
    }),
  );
  const sections = await Promise.all(routing.locales.map((locale) => section(locale, stored)));
  return [
    `# ${site.name['zh-CN']} · ${site.name['en-US']}`,
    '',
    ...home,
    '',
    ...sections.flat(),
  ].join('\n');
}
