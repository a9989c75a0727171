/**
 * Rules for the HTML of every page. A rule returns its issues as readable lines; a page without issues passes. What
 * depends on layout, colors or scripts is tested in e2e/layout.
 */
import { brotliCompressSync } from 'node:zlib';
import { parseUrl } from '@superbrowser/shared/parse-url';
import { scriptHashes } from '@/lib/core/http/csp/hashes';
import { pagePath } from '@/lib/core/i18n/paths';
import type { PagePath } from '@/lib/pages';
import { descriptionLengthRange, maxTitleLength } from '@/lib/seo/text-length-limits';
import { findHtmlIssues } from '../../support/pages/html';
import { isIndexable, type LocalizedPage } from '../../support/pages/localized-pages';
import { readableText, type PageResponse, type PageClient } from './page-client';
import { issuesOfData } from './structured-data';

export interface LoadedPage extends LocalizedPage {
  readonly response: PageResponse;
  readonly document: Document;
  readonly client: PageClient;
}

export type PageRule = (page: LoadedPage) => readonly string[] | Promise<readonly string[]>;

/** SITE_ORIGIN of the build, which canonical URLs begin with. */
export const publicOrigin = 'http://localhost:3000';
const publicUrl = (path: string) => `${publicOrigin}${path === '/' ? '' : path}`;

const attributeOf = (element: Element | null, name: string) => element?.getAttribute(name) ?? '';
const elementsOf = <E extends Element = Element>(
  { document }: LoadedPage,
  selector: string,
): E[] => [...document.querySelectorAll<E>(selector)];
const issueUnless = (isTrue: boolean, issue: string) => (isTrue ? [] : [issue]);

const answersInLanguage: PageRule = ({ response: { status, headers }, locale }) => [
  ...issueUnless(status === 200, `answers ${status}`),
  ...issueUnless(!headers.has('set-cookie'), 'sets a cookie'),
  ...issueUnless(headers.get('content-language') === locale, 'says another language'),
  ...issueUnless(
    /^text\/html; ?charset=utf-8$/i.test(headers.get('content-type') ?? ''),
    'is no HTML',
  ),
];

const hasMetadata: PageRule = (page) => {
  const { document, locale, row, path } = page;
  const inHead = (selector: string, name: string) =>
    attributeOf(document.head.querySelector(selector), name);
  const { length } = [...inHead('meta[name="description"]', 'content')];
  const { shortest, longest } = descriptionLengthRange[locale];
  const titleLength = [...document.title].length;
  const alternates = {
    'zh-CN': publicUrl(pagePath('zh-CN', row.path)),
    'en-US': publicUrl(pagePath('en-US', row.path)),
    'x-default': publicUrl(pagePath('zh-CN', row.path)),
  };
  const isHidden = elementsOf(page, 'meta[name="robots"]').some((meta) =>
    attributeOf(meta, 'content').includes('noindex'),
  );
  return [
    ...issueUnless(
      document.documentElement.lang === locale,
      `lang ${document.documentElement.lang}`,
    ),
    ...issueUnless(document.title.length > 4, 'has no title'),
    // The home page's title has the slogan (B1), which is longer.
    ...issueUnless(
      titleLength <= maxTitleLength[locale] || row.path === '/',
      `title of ${titleLength} characters`,
    ),
    ...issueUnless(elementsOf(page, 'h1').length === 1, `${elementsOf(page, 'h1').length} h1`),
    ...issueUnless(length >= shortest && length <= longest, `description of ${length} characters`),
    ...issueUnless(inHead('link[rel="canonical"]', 'href') === publicUrl(path), 'other canonical'),
    ...Object.entries(alternates).flatMap(([language, url]) =>
      issueUnless(inHead(`link[hreflang="${language}"]`, 'href') === url, `hreflang ${language}`),
    ),
    ...issueUnless(
      isHidden !== isIndexable(row),
      isHidden ? 'noindex on a listed page' : 'no noindex',
    ),
    ...issueUnless(inHead('meta[property="og:title"]', 'content') !== '', 'has no og:title'),
  ];
};

const hasHeadingsInOrder: PageRule = (page) => {
  const levels = elementsOf(page, 'main h1, main h2, main h3, main h4, main h5').map((heading) => ({
    level: Number(heading.localName.slice(1)),
    text: heading.textContent?.trim().slice(0, 40) ?? '',
  }));
  return levels.flatMap(({ level, text }, index) =>
    issueUnless(
      index === 0 || level <= (levels[index - 1]?.level ?? 0) + 1,
      `h${level} "${text}" skips a level`,
    ),
  );
};

const hasPreviewPicture: PageRule = async ({ document, client }) => {
  const urlText = attributeOf(document.querySelector('meta[property="og:image"]'), 'content');
  const url = parseUrl(urlText);
  if (!url) return [`og:image is "${urlText}"`];
  const { status, headers } = await client.get(url.pathname);
  const isPicture = status === 200 && headers.get('content-type') === 'image/jpeg';
  return issueUnless(isPicture, `og:image answers ${status}`);
};

const describesItself: PageRule = ({ row, response, document }) =>
  issuesOfData(row, response.body, readableText(document.querySelector('main'), 'script'));

const linksLead: PageRule = async (page) => {
  const issues: string[] = [];
  for (const link of new Set(
    elementsOf(page, 'a[href]').map((element) => attributeOf(element, 'href')),
  )) {
    if (link === '' || link === '#' || /^javascript:/i.test(link)) issues.push(`dead: "${link}"`);
    const url = new URL(link, `${page.client.origin}${page.pathToOpen}`);
    // The language link of /redirect gets its query from a script, so its target is not followed here.
    if (url.origin !== page.client.origin || url.pathname.endsWith('/redirect')) continue;
    const { status, body } = await page.client.get(`${url.pathname}${url.search}`);
    const id = decodeURIComponent(url.hash.slice(1));
    if (![200, 302, 303].includes(status)) issues.push(`${link} answers ${status}`);
    else if (status === 200 && id && !body.includes(`id="${id}"`))
      issues.push(`${link}: no such id`);
  }
  return issues;
};

const opensTabsSafely: PageRule = (page) =>
  elementsOf<HTMLAnchorElement>(page, 'a[target="_blank"]')
    .filter((link) => !/noopener|noreferrer/.test(link.rel))
    .map((link) => `${attributeOf(link, 'href')} opens a tab without rel="noopener"`);

const picturesAreComplete: PageRule = async (page) => {
  const issues: string[] = [];
  for (const picture of elementsOf<HTMLImageElement>(page, 'img')) {
    const source = attributeOf(picture, 'src');
    const name = source.slice(0, 60);
    const hasSize = ['width', 'height'].every((side) => Number(attributeOf(picture, side)) > 0);
    if (!picture.hasAttribute('alt')) issues.push(`${name} without alt`);
    if (!hasSize) issues.push(`${name} without width and height`);
    if (!source.startsWith('/')) continue;
    const { status, headers } = await page.client.get(source);
    if (status !== 200 || !headers.get('content-type')?.startsWith('image/'))
      issues.push(`${name} answers ${status} ${headers.get('content-type')}`);
  }
  return issues;
};

/** Signs of a missing value: an unfilled place, a sample, or the key of a message. */
const placeholder =
  /\bundefined\b|\bNaN\b|\[object |\{\w+\}|Invalid Date|lorem ipsum|待配置|\b(?:TODO|FIXME)\b/;
const messageKey = /(?<![\w./@-])[a-z]+[A-Za-z]*\.[a-z]+[A-Za-z]*\.[a-z]+[A-Za-z]*(?![\w./-])/;

const showsNoPlaceholder: PageRule = ({ document }) => {
  const text = readableText(document.body, 'script, style, noscript, code, pre, kbd, samp');
  return [placeholder, messageKey].flatMap((pattern) => {
    const [match] = pattern.exec(text) ?? [];
    return match ? [`shows "${match}"`] : [];
  });
};

/** Pages with a tool or a form, and lists of entries: no number of words is required of them. */
const pagesWithLittleText = new Set<PagePath>([
  '/register',
  '/staffregister',
  '/partners/apply',
  '/private/apply',
  '/ecology/apply',
  '/appointment',
  '/feedback',
  '/download/history',
  '/downloadlist',
  '/contact',
  '/about/milestones',
  '/status',
]);

/** What counts as a word, and how many a page needs. */
const wordMinimums = {
  'zh-CN': [/\p{Script=Han}/gu, 600],
  'en-US': [/\p{L}[\p{L}’'-]*/gu, 300],
} as const;

const hasEnoughWords: PageRule = ({ document, locale, row }) => {
  if (!isIndexable(row) || pagesWithLittleText.has(row.path)) return [];
  const text = readableText(document.querySelector('main'), 'script, style, nav, noscript');
  const [wordPattern, minimum] = wordMinimums[locale];
  const amount = text.match(wordPattern)?.length ?? 0;
  return issueUnless(amount >= minimum, `has only ${amount} words`);
};

/** Except for names of places and people, no English page contains a Chinese sentence. */
const isInItsLanguage: PageRule = (page) => {
  if (page.locale === 'zh-CN') return [];
  const chineseTexts = elementsOf(page, ':lang(zh)').map((element) => element.textContent ?? '');
  const chinesePhrases = readableText(page.document.querySelector('main')).match(
    /\p{Script=Han}{9,}/gu,
  );
  return (chinesePhrases ?? [])
    .filter((text) => !chineseTexts.some((chineseText) => chineseText.includes(text)))
    .map((text) => `Chinese on an English page: ${text}`);
};

const isValidHtml: PageRule = ({ response }) => findHtmlIssues(response.body);

/** Only the page's own scripts may run, allowed by hashes or one nonce, and only the site's styles. */
const hasStrictPolicy: PageRule = (page) => {
  const { headers, body } = page.response;
  const policy = headers.get('content-security-policy') ?? '';
  const [, allowed = ''] = /script-src 'self' ([^;]*)/.exec(policy) ?? [];
  const inline = elementsOf<HTMLScriptElement>(
    page,
    'script:not([src], [type="application/ld+json"])',
  );
  const fits = allowed.startsWith("'nonce-")
    ? inline.every(({ nonce }) => `'nonce-${nonce}'` === allowed)
    : allowed === scriptHashes(body).join(' ');
  return [
    ...issueUnless(fits, `script-src 'self' ${allowed}`),
    ...issueUnless(policy.includes("default-src 'none'"), 'no default-src'),
    ...issueUnless(policy.includes("style-src 'self';"), 'other styles'),
  ];
};

const kib = 1024;
/** Limit for the HTML in Brotli bytes; pages not named here have `otherHtmlBudget`. */
const htmlBudgets: Partial<Record<PagePath, number>> = {
  '/': 34_000,
  '/download': 29_000,
  '/register': 17_000,
};
const otherHtmlBudget = 26_000;
/** Limit for the scripts of a page in Brotli bytes. */
const scriptBudget = { content: 120 * kib, form: 140 * kib };
const formPages =
  /\/(register|staffregister|teaminvited|apply|business|appointment|feedback|cancel-account)/;
/**
 * Limit for the style sheets of a page in Brotli bytes. The home page and pages of downloads have larger limits, the
 * video page the largest: it plays the demo with its own style sheet.
 */
function styleBudget(path: PagePath): number {
  if (path === '/help/video') return 26 * kib;
  if (/^\/(?:download|v6$|verify$|vps$)/.test(path)) return 21.75 * kib;
  return (path === '/' ? 21 : 20.75) * kib;
}
/** Limit for the elements a phone has to lay out, without the scripts that hold the page's data. */
const elementBudget = 1100;

/** Scripts that a page loads; scripts for old browsers only do not count. */
export const scriptsOf = (document: Document): string[] => [
  ...new Set(
    [...document.querySelectorAll<HTMLScriptElement>('script:not([nomodule])')]
      // Most scripts are fetched by the page's first script (lib/browser/page-start), which has a list of them.
      .flatMap((script) => [...(script.dataset['scripts'] ?? '').split(' '), script.src])
      .map((source) => source.split('?')[0] ?? '')
      .filter((source) => source.startsWith('/')),
  ),
];

const staysInBudget: PageRule = async (page) => {
  const { path, row, response, client, document } = page;
  const htmlBudget = htmlBudgets[row.path] ?? otherHtmlBudget;
  // The first response is compressed quickly; the limit applies to the later, smaller response.
  const html =
    response.bytes <= htmlBudget ? response.bytes : brotliCompressSync(response.body).length;
  let scripts = 0;
  for (const source of scriptsOf(document)) scripts += (await client.get(source)).bytes;
  const sheets = elementsOf(page, 'link[rel="stylesheet"]').map((link) =>
    attributeOf(link, 'href'),
  );
  let styles = 0;
  for (const sheet of new Set(sheets)) styles += (await client.get(sheet)).bytes;
  const maxStyles = styleBudget(row.path);
  const allowed = formPages.test(path) ? scriptBudget.form : scriptBudget.content;
  const elements = elementsOf(page, 'body *:not(script)').length;
  return [
    ...issueUnless(html <= htmlBudget, `${html} bytes of HTML, ${htmlBudget} allowed`),
    ...issueUnless(
      scripts > 0 && scripts <= allowed,
      `${scripts} bytes of scripts, ${allowed} allowed`,
    ),
    ...issueUnless(
      styles > 0 && styles <= maxStyles,
      `${styles} bytes of style sheets, ${maxStyles} allowed`,
    ),
    ...issueUnless(elements <= elementBudget, `${elements} elements, ${elementBudget} allowed`),
  ];
};

export const pageRules: Readonly<Record<string, PageRule>> = {
  'answers 200 in its language, and sets no cookie': answersInLanguage,
  'has title, description, one heading, canonical URL and its twin': hasMetadata,
  'has its headings in order': hasHeadingsInOrder,
  'has a preview picture that loads': hasPreviewPicture,
  'tells programs what its kind requires, and what it shows': describesItself,
  'links only to what exists': linksLead,
  'opens new tabs safely': opensTabsSafely,
  'has pictures with a size and an alternative text that load': picturesAreComplete,
  'shows no placeholder': showsNoPlaceholder,
  'has enough words': hasEnoughWords,
  'is written in its language': isInItsLanguage,
  'is valid, accessible HTML': isValidHtml,
  'has a policy that allows its own scripts and nothing else': hasStrictPolicy,
  'stays in its budget': staysInBudget,
};
