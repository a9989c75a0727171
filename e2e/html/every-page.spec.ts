/**
 * Checks every page in both languages, requested once and without a browser. A new rule is a function in
 * support/page-rules.ts.
 */
import { expect, test } from '@playwright/test';
import { routing } from '@/lib/core/i18n/routing';
import { pagePath } from '@/lib/core/i18n/paths';
import type { Page } from '@/lib/pages';
import { checkedPages, drawnStylesOf } from '../support/pages/checked-pages';
import { formCases } from '../support/applications/form-cases';
import { findHtmlIssues } from '../support/pages/html';
import { isIndexable, localizedPages, type LocalizedPage } from '../support/pages/localized-pages';
import { siteOrigin } from '../support/servers/ports-and-folders';
import { createPageClient, withDocument } from './support/page-client';
import { pageRules, publicOrigin, type LoadedPage } from './support/page-rules';

// One worker, so that the pages are requested once.
test.describe.configure({ mode: 'default' });

/** What rules about several pages need from each page. */
interface Summary extends LocalizedPage {
  readonly texts: Readonly<Record<'title' | 'description' | 'heading', string>>;
  readonly links: Readonly<Record<'all' | 'main' | 'footer', readonly string[]>>;
  /** The ways in which its elements are drawn. */
  readonly designs: readonly string[];
}

const client = createPageClient(siteOrigin);
const issues = new Map<string, string[]>(Object.keys(pageRules).map((rule) => [rule, []]));
const summaries: Summary[] = [];

function summaryOf(localizedPage: LocalizedPage, document: Document): Summary {
  const hrefsIn = (inside: string) =>
    [...document.querySelectorAll(`${inside} a[href]`)].map((link) => link.getAttribute('href')!);
  const description = document.querySelector('meta[name="description"]');
  return {
    ...localizedPage,
    texts: {
      title: document.title,
      description: description?.getAttribute('content') ?? '',
      heading: document.querySelector('h1')?.textContent?.trim() ?? '',
    },
    links: { all: hrefsIn('body'), main: hrefsIn('main'), footer: hrefsIn('footer') },
    designs: drawnStylesOf(document.querySelector('main')),
  };
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  for (const localizedPage of localizedPages) {
    const response = await client.get(localizedPage.pathToOpen);
    await withDocument(response.body, async (document) => {
      const page: LoadedPage = { ...localizedPage, response, document, client };
      for (const [name, rule] of Object.entries(pageRules))
        issues
          .get(name)
          ?.push(...(await rule(page)).map((issue) => `${localizedPage.path}: ${issue}`));
      summaries.push(summaryOf(localizedPage, document));
    });
  }
});

for (const rule of Object.keys(pageRules))
  test(`every page ${rule}`, () => expect(issues.get(rule)).toEqual([]));

for (const kind of ['title', 'description', 'heading'] as const)
  test(`no two pages share a ${kind}`, () => {
    const owners = new Map<string, string>();
    for (const { path, texts } of summaries) {
      expect.soft(texts[kind], path).not.toBe('');
      expect.soft(owners.get(texts[kind]), `${path} repeats "${texts[kind]}"`).toBeUndefined();
      owners.set(texts[kind], path);
    }
  });

/** Pages to which a form, a mail, the client or a URL with a target leads, and no link of the site. */
const isReachedOtherwise = ({ path }: Page) =>
  /success$|^\/(?:teaminvited|oauth|redirect)$/.test(path);

for (const locale of routing.locales)
  test(`every page is at most three clicks from home, ${locale}`, () => {
    const byPath = new Map(summaries.map((page) => [page.path, page]));
    const reachedPaths = new Set([pagePath(locale, '/')]);
    for (let click = 0; click < 3; click += 1)
      for (const path of [...reachedPaths])
        for (const link of byPath.get(path)?.links.all ?? [])
          reachedPaths.add(link.split(/[?#]/)[0] ?? '');
    const unreachedPages = summaries.filter(
      (page) =>
        page.locale === locale && !isReachedOtherwise(page.row) && !reachedPaths.has(page.path),
    );
    expect(unreachedPages.map(({ path }) => path)).toEqual([]);
  });

test('every button that leads to a form passes its number (F1)', () => {
  for (const locale of routing.locales)
    for (const { path, hash, links: formLinks } of formCases)
      for (const { page, buttonNumber, inside } of formLinks) {
        const { links } = summaries.find((summary) => summary.path === pagePath(locale, page))!;
        const href = `${pagePath(locale, path)}${buttonNumber > 0 ? `?apply_from=${buttonNumber}` : ''}${hash}`;
        const hrefs = inside === 'main' ? links.main : links.footer;
        expect.soft(hrefs, `${page} to ${path}, ${locale}`).toContain(href);
      }
});

test('the sitemap lists every indexable page in both languages, robots point to it', async () => {
  const sitemap = (await client.get('/sitemap.xml')).body;
  for (const { row, path } of localizedPages) {
    const isListed = sitemap.includes(`<loc>${publicOrigin}${path === '/' ? '' : path}</loc>`);
    expect.soft(isListed, path).toBe(isIndexable(row));
  }
  const robots = (await client.get('/robots.txt')).body;
  expect(robots).toContain(`Sitemap: ${publicOrigin}/sitemap.xml`);
});

/**
 * The browser tests check contrast and layout on some pages only, so each style of element has to occur on one of these
 * pages.
 */
test('no page has a style of element that the browser tests do not see on another (e2e/layout)', () => {
  const [checkedSummaries, otherSummaries] = [true, false].map((isChecked) =>
    summaries.filter(({ row }) => checkedPages.includes(row.path) === isChecked),
  );
  const checkedDesigns = new Set(checkedSummaries!.flatMap(({ designs }) => designs));
  const uncheckedDesigns = otherSummaries!.flatMap(({ path, designs }) =>
    designs.filter((design) => !checkedDesigns.has(design)).map((design) => `${path}: ${design}`),
  );
  expect(uncheckedDesigns).toEqual([]);
});

for (const path of ['/nowhere', '/en/nowhere', '/unsupported', '/api/download/nothing'])
  test(`valid HTML with a strict policy: ${path}`, async () => {
    const response = await client.get(path);
    expect(await findHtmlIssues(response.body)).toEqual([]);
    expect(response.headers.get('content-security-policy')).not.toMatch(
      /script-src[^;]*(?:unsafe|\*)/,
    );
  });
