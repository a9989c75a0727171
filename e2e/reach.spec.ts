/** How pages are found: by clicks from the home page, by machines, and by having something to say. */
import { campaignSlugs } from '../lib/content/campaigns/slugs';
import { pagePath } from '../lib/i18n/paths';
import { routing, type Locale } from '../lib/i18n/routing';
import { routes, type Route, type RoutePath } from '../lib/routes';
import { agents, expect, test } from './support/test';

test.use({ userAgent: agents.windows });

/** Pages that are a tool or a form: they are visited for what they do. */
const tools = new Set([
  'register',
  'staffRegister',
  'partnersApply',
  'privateApply',
  'ecologyApply',
  'appointment',
  'feedback',
  'history',
  'downloadList',
]);

const indexable = (route: Route) => (route.priority as number | null) !== null;

/** What follows a form, a letter or a failed request: it is reached by doing that, not by a link. */
const followsSomething = (route: Route) =>
  /success$|^\/(?:teaminvited|oauth|redirect)$/.test(route.path);

/** Han characters or words; figures and marks do not count. */
const amountOf = (text: string, locale: Locale) =>
  (text.match(locale === 'zh-CN' ? /\p{Script=Han}/gu : /\p{L}[\p{L}’'-]*/gu) ?? []).length;

for (const locale of routing.locales) {
  test(`marketing pages have copy of their own, ${locale}`, async ({ page }) => {
    const least = locale === 'zh-CN' ? 600 : 300;
    const thin: string[] = [];
    await page.route('**/*.{js,css,jpg,svg,png}', (route) => route.abort());
    for (const route of routes.filter((one) => indexable(one) && !tools.has(one.name))) {
      await page.setContent(await (await page.request.get(pagePath(locale, route.path))).text(), {
        waitUntil: 'commit',
      });
      const text = await page.locator('main').evaluate((main) => {
        for (const other of main.querySelectorAll('script, style, nav, noscript')) other.remove();
        return main.textContent;
      });
      const amount = amountOf(text, locale);
      if (amount < least) thin.push(`${route.path}: ${amount}`);
    }
    expect(thin).toEqual([]);
  });

  test(`every page is at most three clicks from home, ${locale}`, async ({ request }) => {
    const seen = new Set([pagePath(locale, '/')]);
    let border = [...seen];
    for (let click = 0; click < 3; click += 1) {
      const next: string[] = [];
      for (const path of border) {
        const html = await (await request.get(path)).text();
        for (const [, href = ''] of html.matchAll(/<a[^>]*?\shref="([^"]+)"/g)) {
          const target = href.split(/[?#]/)[0] ?? '';
          if (!target.startsWith('/') || /^\/(?:api|files)\//.test(target)) continue;
          if (seen.has(target)) continue;
          seen.add(target);
          next.push(target);
        }
      }
      border = next.filter((path) => routes.some((one) => pagePath(locale, one.path) === path));
    }
    const missed = routes.filter(
      (route) => !followsSomething(route) && !seen.has(pagePath(locale, route.path)),
    );
    expect(missed.map((route) => route.path)).toEqual([]);
  });
}

/** What each kind of structured data has to say (schema.org, and what search engines ask for). */
const required: Record<string, readonly string[]> = {
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

/** Pages with questions; all of them say so to machines too. */
const faqPages = new Set<RoutePath>([
  '/',
  '/activity/invite-refund',
  '/app/site',
  '/business',
  '/detect',
  '/download',
  '/download/contrast',
  '/ecology',
  '/ecologyplan',
  '/partners',
  '/partners/links',
  '/private',
  '/promotions',
  '/service',
  '/user-service',
  '/v6',
  '/vps',
  '/webtrial',
  ...campaignSlugs.map((slug) => `/activity/${slug}` as const),
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
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Block,
  );

/** Kinds a page cannot do without: a page that lost its block would otherwise pass unread. */
function demanded({ path, parent }: Route): string[] {
  return [
    ...(parent === null ? [] : ['BreadcrumbList']),
    ...(path === '/' ? ['Organization', 'WebSite', 'SoftwareApplication'] : []),
    ...(parent === '/news' ? ['NewsArticle'] : []),
    ...(parent === '/cases' ? ['Article'] : []),
    ...(faqPages.has(path) ? ['FAQPage'] : []),
  ];
}

/** What is wrong with a page's blocks, in words. */
function faultsOf(route: Route, blocks: readonly Block[]): string[] {
  const kinds = blocks.map((block) => block['@type']);
  return [
    ...demanded(route)
      .filter((kind) => !kinds.includes(kind))
      .map((kind) => `no ${kind}`),
    ...(kinds.includes('FAQPage') && !faqPages.has(route.path) ? ['FAQPage not listed here'] : []),
    ...kinds.filter((kind) => !required[kind]).map((kind) => `${kind} is not known here`),
    ...blocks.flatMap((block) =>
      (required[block['@type']] ?? [])
        .filter((name) => !block[name])
        .map((name) => `${block['@type']} without ${name}`),
    ),
  ];
}

const textsOf = (blocks: readonly Block[]): string[] =>
  blocks
    .filter((block): block is FaqBlock => block['@type'] === 'FAQPage')
    .flatMap(({ mainEntity }) => mainEntity)
    .flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);

for (const locale of routing.locales)
  test(`structured data is there, says what its kind requires, and what the page shows, ${locale}`, async ({
    page,
  }) => {
    const wrong: string[] = [];
    await page.route('**/*.{js,css,jpg,svg,png}', (route) => route.abort());
    for (const route of routes) {
      const path = pagePath(locale, route.path);
      const html = await (await page.request.get(path)).text();
      const blocks = blocksOf(html);
      const faults = faultsOf(route, blocks);
      if (faqPages.has(route.path)) {
        await page.setContent(html, { waitUntil: 'commit' });
        const shown = await page.locator('main').evaluate((main) => {
          for (const script of main.querySelectorAll('script')) script.remove();
          return main.textContent;
        });
        const said = textsOf(blocks);
        if (said.length === 0) faults.push('no questions');
        faults.push(
          ...said.filter((text) => !shown.includes(text)).map((text) => `not shown: ${text}`),
        );
      }
      wrong.push(...faults.map((fault) => `${path}: ${fault}`));
    }
    expect(wrong).toEqual([]);
  });
