/**
 * A change in the database and a publication by an operator are on the running site within seconds, in both languages,
 * disappear as quickly, and survive kill -9 (O3).
 */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { templates } from '@superbrowser/contract/content/generated/templates';
import {
  changeTopAd,
  createUniqueText,
  changeWebsiteReleaseDays,
} from '../support/servers/change-content';
import { runCommand } from '../support/servers/operator-command';
import { fetchPage, startOwnSite, type OwnSite } from '../support/servers/own-site';
import { createDataDir, removeFolders } from '../support/servers/temporary-folders';

/** Pages live longer than this test runs, so only a change makes the server render them again. */
const slowRenewal = { CONTENT_REVALIDATE_SECONDS: '3600', CONTENT_CHECK_SECONDS: '1' };
const pollOptions = { timeout: 6_000, intervals: [100] };
/** Milliseconds that a visitor waits for a changed page (`server/page-cache.ts`). */
const maxRenderingWaitMs = 2_000;

test.describe.configure({ mode: 'serial' });

let site: OwnSite;
let DATA_DIR: string;
const start = () => startOwnSite({ ...slowRenewal, DATA_DIR }, { allowsAnySettings: true });
test.beforeAll(async () => {
  DATA_DIR = createDataDir();
  site = await start();
});
test.afterAll(async () => {
  await site.kill();
  await removeFolders([DATA_DIR]);
});

const runOperator = (...args: string[]) => runCommand([...args, '--lang', 'en'], DATA_DIR);

interface LanguageFiles {
  readonly zh?: string;
  readonly en?: string;
}

async function publish(recordName: 'news' | 'campaigns', slug: string, files: LanguageFiles) {
  const options: string[] = [];
  for (const [language, text] of Object.entries(files) as [string, string][]) {
    const file = join(DATA_DIR, `${recordName}-${language}.md`);
    await writeFile(file, text);
    options.push(`--${language}`, file);
  }
  return runOperator(recordName, 'add', slug, ...options);
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.origin + path, { headers });
const fetchText = async (path: string) => (await get(path)).text();
const readStatus = (path: string) => async () => (await fetchPage(site, path)).status;
const isShown = (path: string, text: string) => async () => (await fetchText(path)).includes(text);

/** Expects that a page's policy names every inline script of the page. */
async function expectOwnPolicy(path: string): Promise<void> {
  const response = await get(path);
  const policy = response.headers.get('content-security-policy') ?? '';
  const html = await response.text();
  const scripts = [
    ...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]+?)<\/script>/g),
  ];
  expect(scripts.length, path).toBeGreaterThan(2);
  for (const [, code = ''] of scripts)
    expect(policy, path).toContain(createHash('sha256').update(code, 'utf8').digest('base64'));
  expect(policy, path).toMatch(/script-src 'self'(?: 'sha256-[^']+')+;/);
}

const jsonLdOf = (html: string) =>
  [...html.matchAll(/<script[^>]* type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  );

const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const slug = 'hand-over-on-fridays';
const news = `/news/${slug}`;
const activity = '/activity/spring-stock';
const withDay = (file: string) => file.replace(/^publishedOn: .*$/m, `publishedOn: ${day}`);
const article = { zh: withDay(templates.news['zh-CN']), en: withDay(templates.news['en-US']) };
const campaign = { zh: templates.staffCampaigns['zh-CN'], en: templates.staffCampaigns['en-US'] };
const hostileArticle = article.zh.replace('周末只留', '<script>alert(1)</script>周末只留');

test('a change in the database is shown on every page and in files for programs', async () => {
  for (const path of ['/', '/en', '/download']) await fetchPage(site, path);
  const text = createUniqueText();
  await changeTopAd(DATA_DIR, text);
  await expect.poll(isShown('/', text), pollOptions).toBe(true);
  // The first visitor of another page does not get the old text, nor does a request with a query.
  for (const path of ['/download', '/?utm_source=x', '/vps']) {
    const startedAt = Date.now();
    const isNew = await isShown(path, text)();
    // Where the machine renders too slowly, this visitor gets the earlier copy, and a later one the new page.
    expect(isNew || Date.now() - startedAt >= maxRenderingWaitMs, path).toBe(true);
    if (!isNew) await expect.poll(isShown(path, text), pollOptions).toBe(true);
  }
  // Files for programs change too, and shared caches keep them no longer than a page.
  const before = await fetchText('/sitemap.xml');
  await changeWebsiteReleaseDays(DATA_DIR, '2026-11-20');
  await expect.poll(isShown('/releases.json', '"date": "2026-11-20"'), pollOptions).toBe(true);
  await expect
    .poll(async () => (await fetchText('/sitemap.xml')) !== before, pollOptions)
    .toBe(true);
  const machineFiles = ['/sitemap.xml', '/releases.json', '/llms.txt', '/news/feed.xml'];
  for (const path of [...machineFiles, '/en/changelog/feed.xml']) {
    const control = (await get(path)).headers.get('cache-control') ?? '';
    expect(Number(/s-maxage=(\d+)/.exec(control)?.[1]), path).toBe(60);
  }
});

test('an article appears in both languages, in lists, feeds, the sitemap and files for programs', async () => {
  for (const path of [news, `/en${news}`, '/news', '/en/news']) await readStatus(path)();
  expect(await readStatus(news)()).toBe(404);
  await expect(publish('news', slug, { zh: hostileArticle })).rejects.toThrow(
    /HTML is not supported/,
  );
  await publish('news', slug, article);
  await expect.poll(readStatus(news), pollOptions).toBe(200);
  for (const [path, title] of [
    [news, '周五交接，怎么不落事'],
    [`/en${news}`, 'A Friday handover that drops nothing'],
  ] as const) {
    const html = await fetchText(path);
    expect(html).toContain(`<h1`);
    expect(html).toContain(title);
    expect(html).toContain(`rel="canonical" href="http://localhost:3000${path}"`);
    expect(html).toMatch(new RegExp(`hrefLang="en-US" href="[^"]*/en${news}"`, 'i'));
    const article = jsonLdOf(html).find((block) => block['@type'] === 'NewsArticle');
    expect(article).toMatchObject({ headline: title, datePublished: `${day}T09:00:00+08:00` });
    const crumbs = jsonLdOf(html).find((block) => block['@type'] === 'BreadcrumbList');
    expect(crumbs?.itemListElement).toHaveLength(3);
    const picture = /property="og:image" content="[^"]*(\/og\/[^"]*)"/.exec(html)?.[1] ?? '';
    expect((await get(picture)).status).toBe(200);
    await expectOwnPolicy(path);
  }
  expect(await fetchText(news)).toMatch(/<strong[^>]*>下面的顺序<\/strong>/);
  expect(await fetchText(`/en${news}`)).toMatch(
    /<a href="\/en\/browser-users"[^>]*>member rights</,
  );
  const feeds = ['/news/feed.xml', '/en/news/feed.xml', '/sitemap.xml', '/llms.txt'];
  for (const path of ['/news', '/en/news', ...feeds])
    await expect.poll(isShown(path, news), pollOptions).toBe(true);
  // The newest built-in article links to the published article.
  await expect.poll(isShown('/news/fingerprint-basics', `href="${news}"`), pollOptions).toBe(true);
  expect(await fetchText('/sitemap.xml')).toMatch(
    new RegExp(`${news}</loc>\\s*<lastmod>${day}</lastmod>`),
  );
});

test('it is cached like any other page, and answered to Next’s router and with a query', async () => {
  expect(await fetchText(`${news}?utm_source=x`)).not.toContain('utm_source');
  const data = await get(news, { RSC: '1' });
  expect([data.status, data.headers.get('content-type')]).toEqual([200, 'text/x-component']);
  const etag = (await get(news)).headers.get('etag') ?? '';
  expect((await get(news, { 'If-None-Match': etag })).status).toBe(304);
  expect((await get(news)).headers.get('cache-control')).toMatch(/s-maxage=\d/);
});

// Paths where the middleware does not run: they have no language, even if the rest of the path is right.
const pathsWithoutLanguage = ['api', '_next', 'files', 'og', 'art', '%6fg'].flatMap((folder) =>
  ['news/abc', 'news/fingerprint-basics', 'activity/B_1', 'activity/recharge'].map(
    (rest) => `/${folder}/${rest}`,
  ),
);

test('an unpublished path is the 404 page, also with the server’s own header', async () => {
  const mark = { 'X-Unlisted-Page': '1' };
  for (const path of [
    '/news/nothing-here',
    '/en/news/nothing-here',
    '/activity/nothing-here',
    '/fr/news/abc',
    ...pathsWithoutLanguage,
  ]) {
    // The embedded download host answers 403 to every URL without a signature.
    const status = path.startsWith('/files/') ? 403 : 404;
    for (const headers of [{}, mark, { ...mark, RSC: '1' }]) {
      const response = await get(path, headers);
      expect(response.status, path).toBe(status);
      // A shared cache does not store the answer either.
      expect(response.headers.get('cache-control') ?? '', path).not.toContain('s-maxage');
    }
  }
  expect((await get('/news/nothing-here')).headers.get('cache-control')).toBe('private, no-store');
  for (const path of ['/og/news/feed.xml', '/og/changelog/feed.xml', '/og/unsupported'])
    expect((await get(path)).status, path).toBe(404);
});

test('replacing it shows the new text; refused files change nothing', async () => {
  await publish('news', slug, {
    zh: article.zh.replaceAll('周五交接，怎么不落事', '周五交接清单'),
  });
  await expect.poll(isShown(news, '周五交接清单'), pollOptions).toBe(true);
  const invalidArticle = { zh: hostileArticle.replace('category: team', 'category: x') };
  await expect(publish('news', slug, invalidArticle)).rejects.toThrow(/category: must be one of/);
  expect(await fetchText(news)).not.toContain('alert(1)');
});

test('once removed it is a 404 again, and in no list', async () => {
  await runOperator('news', 'remove', 'hand-over-on-fridays');
  await expect.poll(readStatus(news), pollOptions).toBe(404);
  expect(await readStatus(`/en${news}`)()).toBe(404);
  expect((await get(news, { RSC: '1' })).status).toBe(404);
  for (const path of ['/news', '/en/news', '/news/feed.xml', '/sitemap.xml', '/llms.txt'])
    await expect.poll(isShown(path, news), pollOptions).toBe(false);
  // When the article is published again, its page is rendered again; the page that was cached is not used.
  await publish('news', slug, article);
  await expect.poll(isShown(news, '怎么不落事'), pollOptions).toBe(true);
  expect(await fetchText(news)).not.toContain('周五交接清单');
});

test('an article in one language only exists in that language, and nothing links to the other', async () => {
  const chineseOnlyPath = '/news/only-in-chinese';
  await publish('news', 'only-in-chinese', { zh: article.zh });
  await expect.poll(readStatus(chineseOnlyPath), pollOptions).toBe(200);
  expect(await readStatus(`/en${chineseOnlyPath}`)()).toBe(404);
  const html = await fetchText(chineseOnlyPath);
  expect(html).not.toMatch(/hrefLang="en-US"/i);
  expect(html).toMatch(new RegExp(`hrefLang="x-default" href="[^"]*${chineseOnlyPath}"`, 'i'));
  expect(html).not.toContain('og:locale:alternate');
  // The switch links to the English list, and a stored language causes no redirect.
  expect(html).toMatch(/<a href="\/en\/news" lang="en-US" data-language="en-US"/);
  for (const path of ['/news', '/news/feed.xml', '/sitemap.xml', '/llms.txt'])
    await expect.poll(isShown(path, chineseOnlyPath), pollOptions).toBe(true);
  for (const path of ['/en/news', '/en/news/feed.xml'])
    expect(await isShown(path, chineseOnlyPath)(), path).toBe(false);
  for (const path of ['/sitemap.xml', '/llms.txt'])
    expect(await isShown(path, `/en${chineseOnlyPath}`)(), path).toBe(false);
  // With a text in the other language the article exists in both languages.
  await publish('news', 'only-in-chinese', { en: article.en });
  await expect.poll(readStatus(`/en${chineseOnlyPath}`), pollOptions).toBe(200);
  await expect
    .poll(async () => /hrefLang="en-US"/i.test(await fetchText(chineseOnlyPath)), pollOptions)
    .toBe(true);
  await runOperator('news', 'remove', 'only-in-chinese');
  await expect.poll(readStatus(chineseOnlyPath), pollOptions).toBe(404);
});

test('a campaign shows its dates, and changes of them', async () => {
  expect(await readStatus(activity)()).toBe(404);
  await publish('campaigns', 'spring-stock', campaign);
  await expect.poll(readStatus(activity), pollOptions).toBe(200);
  expect(await fetchText(`/en${activity}`)).toContain('each store apart');
  await expectOwnPolicy(`/en${activity}`);
  expect(jsonLdOf(await fetchText(activity)).map((block) => block['@type'])).toEqual(
    expect.arrayContaining(['FAQPage', 'BreadcrumbList']),
  );
  for (const path of ['/promotions', '/en/promotions', '/sitemap.xml', '/llms.txt'])
    await expect.poll(isShown(path, activity), pollOptions).toBe(true);
  const pastPeriod = ['--start', '2020-01-01T00:00:00+08:00', '--end', '2020-02-01T00:00:00+08:00'];
  await runOperator('campaigns', 'dates', 'spring-stock', ...pastPeriod);
  await expect.poll(isShown(activity, '本页留作存档'), pollOptions).toBe(true);
  // An ended campaign is kept for visitors who have its URL: search engines do not list it, and links to it say that it
  // has ended.
  expect(await fetchText(activity)).toContain('content="noindex, follow"');
  for (const path of ['/sitemap.xml', '/llms.txt'])
    await expect.poll(isShown(path, activity), pollOptions).toBe(false);
  await runOperator('campaigns', 'remove', 'spring-stock');
  await expect.poll(readStatus(activity), pollOptions).toBe(404);
});

test('after kill -9 everything is still there, with the changes made meanwhile', async () => {
  await site.kill();
  const text = createUniqueText();
  await changeTopAd(DATA_DIR, text);
  site = await start();
  for (const path of ['/', '/vps']) expect(await isShown(path, text)(), path).toBe(true);
  expect(await isShown('/releases.json', '"date": "2026-11-20"')()).toBe(true);
  expect(await readStatus(news)()).toBe(200);
  await expectOwnPolicy(news);
});
