/** The text of /llms.txt: the site's pages and texts, for programs that read them. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import { routing, type Locale } from '@/lib/core/i18n/routing';
import type { Campaign } from '@/lib/campaigns/campaign-types';
import type { Article } from '@/lib/content/built-in-articles-and-cases';
import {
  isTextPage,
  isInLanguage,
  contentPath,
  pages,
  type Page,
  type PagePath,
} from '@/lib/pages';
import { site } from '@/lib/site';
import { absolutePageUrl, absoluteUrl } from './absolute-urls';
import { pageTexts } from './page-texts';

const headings = {
  'zh-CN': { pages: '主要页面', texts: '文章与典型场景', programs: '脚本与软件包管理器' },
  'en-US': {
    pages: 'Main pages',
    texts: 'Articles and typical scenarios',
    programs: 'Scripts and package managers',
  },
} as const;

interface LlmsTxtContent {
  /** Articles by staff in a language. */
  readonly articlesOf: (locale: Locale) => readonly Article[];
  /** Campaigns by staff that have not ended. */
  readonly campaigns: readonly Campaign[];
  /** Paths of built-in campaigns that have ended. */
  readonly endedPaths: readonly PagePath[];
  /** Files for programs, in a language. */
  readonly fileGroupsOf: (locale: Locale) => readonly {
    readonly files: readonly {
      readonly name: string;
      readonly path: string;
      readonly format: string;
    }[];
  }[];
}

async function renderSection(
  locale: Locale,
  { articlesOf, campaigns, endedPaths, fileGroupsOf }: LlmsTxtContent,
): Promise<string[]> {
  const indexablePages = pages.filter(
    ({ path, priority }) =>
      priority !== null && !endedPaths.includes(path) && isInLanguage(path, locale),
  );
  const t = await getTranslations({ locale });
  const lineOf = (page: Page) => {
    const { crumb, description } = pageTexts(page.path, locale, t);
    return `- [${crumb}](${absolutePageUrl(locale, page.path)}): ${description}`;
  };
  return [
    `## ${headings[locale].pages} (${locale})`,
    '',
    ...indexablePages.filter((page) => !isTextPage(page)).map(lineOf),
    ...campaigns.flatMap(({ path, text: { [locale]: text } }) =>
      text ? [`- [${text.name}](${absolutePageUrl(locale, path)}): ${text.summary}`] : [],
    ),
    '',
    `## ${headings[locale].texts} (${locale})`,
    '',
    ...indexablePages.filter(isTextPage).map(lineOf),
    ...articlesOf(locale).map(
      ({ slug, crumb, description }) =>
        `- [${crumb}](${absolutePageUrl(locale, contentPath('news', slug))}): ${description}`,
    ),
    '',
    `## ${headings[locale].programs} (${locale})`,
    '',
    ...fileGroupsOf(locale).flatMap(({ files }) =>
      files.map(({ name, path, format }) => `- [${name}](${absoluteUrl(path)}): ${format}`),
    ),
    '',
  ];
}

/** A description of the site, then each indexable page and file for programs on a line, by language (llms.txt). */
export async function renderLlmsTxt(lists: LlmsTxtContent): Promise<string> {
  const introductions = await Promise.all(
    routing.locales.map(async (locale) => {
      const t = await getTranslations({ locale });
      return `> ${t('home.meta.description')}`;
    }),
  );
  const sections = await Promise.all(routing.locales.map((locale) => renderSection(locale, lists)));
  return [
    `# ${site.name['zh-CN']} · ${site.name['en-US']}`,
    '',
    ...introductions,
    '',
    ...sections.flat(),
  ].join('\n');
}
