/** What each page has to tell programs about itself (schema.org, and the requirements of search engines). */
import { campaignSlugs } from '@/lib/generated/slugs';
import { pages, type Page, type PagePath } from '@/lib/pages';
import { isEndedCampaign } from '../../support/pages/localized-pages';

/** Properties that each type requires. */
const requiredFields: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo', 'contactPoint'],
  WebSite: ['name', 'url', 'inLanguage'],
  SoftwareApplication: ['name', 'operatingSystem', 'applicationCategory', 'offers'],
  FAQPage: ['mainEntity'],
  BreadcrumbList: ['itemListElement'],
  NewsArticle: ['headline', 'datePublished', 'author', 'publisher', 'image', 'inLanguage'],
  Article: ['headline', 'author', 'publisher', 'image', 'inLanguage'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate'],
  ItemList: ['itemListElement'],
};

const isCampaign = ({ path }: Page) => campaignSlugs.some((slug) => path === `/activity/${slug}`);

/** Pages with questions, which they repeat as structured data. The page of an ended campaign has no questions. */
const faqPages = new Set<PagePath>([
  '/verify',
  '/',
  '/activity/invite-refund',
  '/app/site',
  '/business',
  '/detect',
  '/download',
  '/download/contrast',
  '/ecology',
  '/partners',
  '/partners/links',
  '/private',
  '/promotions',
  '/service',
  '/user-service',
  '/v6',
  '/vps',
  '/webtrial',
  ...pages.flatMap((row) => (isCampaign(row) && !isEndedCampaign(row) ? [row.path] : [])),
]);

interface Block extends Readonly<Record<string, unknown>> {
  readonly '@type': string;
}

interface FaqBlock extends Block {
  readonly mainEntity: readonly {
    readonly name: string;
    readonly acceptedAnswer: { readonly text: string };
  }[];
}

const blocksOf = (html: string): Block[] =>
  [...html.matchAll(/<script[^>]* type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Block,
  );

/** Types that a page must have, so that a page without any structured data does not pass. */
function requiredTypesOf({ path, parent }: Page): string[] {
  return [
    ...(parent === null ? [] : ['BreadcrumbList']),
    ...(path === '/' ? ['Organization', 'WebSite', 'SoftwareApplication'] : []),
    ...(parent === '/news' ? ['NewsArticle'] : []),
    ...(parent === '/cases' ? ['Article'] : []),
    ...(faqPages.has(path) ? ['FAQPage'] : []),
  ];
}

/** Issues of the structured data itself, as text. */
function issuesOf(row: Page, blocks: readonly Block[]): string[] {
  const kinds = blocks.map((block) => block['@type']);
  return [
    ...requiredTypesOf(row)
      .filter((kind) => !kinds.includes(kind))
      .map((kind) => `no ${kind}`),
    ...(kinds.includes('FAQPage') && !faqPages.has(row.path) ? ['FAQPage not listed here'] : []),
    ...kinds.filter((kind) => !requiredFields[kind]).map((kind) => `${kind} is not known here`),
    // A date without a time zone is another day in other time zones.
    ...blocks.flatMap((block) =>
      (['datePublished', 'dateModified'] as const)
        .filter(
          (name) => /Article$/.test(block['@type']) && !/T.*\+08:00$/.test(String(block[name])),
        )
        .map((name) => `${block['@type']}: ${name} without a time zone`),
    ),
    ...blocks.flatMap((block) =>
      (requiredFields[block['@type']] ?? [])
        .filter((name) => !block[name])
        .map((name) => `${block['@type']} without ${name}`),
    ),
  ];
}

const questionsIn = (blocks: readonly Block[]): string[] =>
  blocks
    .filter((block): block is FaqBlock => block['@type'] === 'FAQPage')
    .flatMap(({ mainEntity }) => mainEntity)
    .flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);

/**
 * Issues of a page's structured data, as text.
 * @param shownText the text that a visitor sees
 */
export function issuesOfData(row: Page, html: string, shownText: string): string[] {
  const blocks = blocksOf(html);
  const issues = issuesOf(row, blocks);
  if (!faqPages.has(row.path)) return issues;
  const faqTexts = questionsIn(blocks);
  return [
    ...issues,
    ...(faqTexts.length === 0 ? ['no questions'] : []),
    ...faqTexts.filter((text) => !shownText.includes(text)).map((text) => `not shown: ${text}`),
  ];
}
