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
  newText,
  pageOf,
  changeReleaseDays,
} from '../support/servers/changed-content';
import { runCommand } from '../support/servers/operator-command';
import { startOwnSite, type OwnSite } from '../support/servers/own-site';
import { newDataDir, removeFolders } from '../support/servers/data-dirs';

/** Pages live longer than this test runs, so only a change makes the server render them again. */
const patient = { CONTENT_REVALIDATE_SECONDS: '3600', CONTENT_CHECK_SECONDS: '1' };
const within = { timeout: 6_000, intervals: [100] };

test.describe.configure({ mode: 'serial' });

let site: OwnSite;
let DATA_DIR: string;
const start = () => startOwnSite({ ...patient, DATA_DIR }, { allowsAnySettings: true });
test.beforeAll(async () => {
  DATA_DIR = newDataDir();
  site = await start();
});
test.afterAll(async () => {
  await site.kill();
  await removeFolders([DATA_DIR]);
});

const command = (...args: string[]) => runCommand([...args, '--lang', 'en'], DATA_DIR);

interface Files {
  readonly zh?: string;
  readonly en?: string;
}

async function publish(word: 'news' | 'campaign', slug: string, files: Files) {
  const options: string[] = [];
  for (const [language, text] of Object.entries(files) as [string, string][]) {
    const file = join(DATA_DIR, `${word}-${language}.md`);
    await writeFile(file, text);
    options.push(`--${language}`, file);
  }
  return command(word, 'add', slug, ...options);
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.origin + path, { headers });
const textOf = async (path: string) => (await get(path)).text();
const statusOf = (path: string) => async () => (await pageOf(site, path)).status;
const shows = (path: string, text: string) => async () => (await textOf(path)).includes(text);

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

const jsonLd = (html: string) =>
  [...html.matchAll(/<script[^>]* type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  );

const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const slug = 'hand-over-on-fridays';
const news = `/news/${slug}`;
const activity = '/activity/spring-stock';
const dated = (file: string) => file.replace(/^publishedOn: .*$/m, `publishedOn: ${day}`);
const article = { zh: dated(templates.news['zh-CN']), en: dated(templates.news['en-US']) };
const campaign = { zh: templates.activity['zh-CN'], en: templates.activity['en-US'] };
const hostile = article.zh.replace('周末只留', '<script>alert(1)</script>周末只留');

test('a change in the database is shown on every page and in files for programs', async () => {
  for (const path of ['/', '/en', '/download']) await pageOf(site, path);
  const text = newText();
  await changeTopAd(DATA_DIR, text);
  await expect.poll(shows('/', text), within).toBe(true);
  // The first visitor of another page does not get the old one, nor does a request with a query.
  expect(await shows('/download', text)()).toBe(true);
  expect(await shows('/?utm_source=x', text)()).toBe(true);
  expect(await shows('/vps', text)()).toBe(true);
  // Files for programs change too, and shared caches keep them no longer than a page.
  const before = await textOf('/sitemap.xml');
  await changeReleaseDays(DATA_DIR, '2026-11-20');
  await expect.poll(shows('/releases.json', '"date": "2026-11-20"'), within).toBe(true);
  await expect.poll(async () => (await textOf('/sitemap.xml')) !== before, within).toBe(true);
  const machines = ['/sitemap.xml', '/releases.json', '/llms.txt', '/news/feed.xml'];
  for (const path of [...machines, '/en/changelog/feed.xml']) {
    const control = (await get(path)).headers.get('cache-control') ?? '';
    expect(Number(/s-maxage=(\d+)/.exec(control)?.[1]), path).toBe(60);
  }
});

test('an article appears in both languages, in lists, feeds, the sitemap and files for programs', async () => {
  for (const path of [news, `/en${news}`, '/news', '/en/news']) await statusOf(path)();
  expect(await statusOf(news)()).toBe(404);
  await expect(publish('news', slug, { zh: hostile })).rejects.toThrow(/HTML is not supported/);
  await publish('news', slug, article);
  await expect.poll(statusOf(news), within).toBe(200);
  for (const [path, title] of [
    [news, '周五交接，怎么不落事'],
    [`/en${news}`, 'A Friday handover that drops nothing'],
  ] as const) {
    const html = await textOf(path);
    expect(html).toContain(`<h1`);
    expect(html).toContain(title);
    expect(html).toContain(`rel="canonical" href="http://localhost:3000${path}"`);
    expect(html).toMatch(new RegExp(`hrefLang="en-US" href="[^"]*/en${news}"`, 'i'));
    const article = jsonLd(html).find((one) => one['@type'] === 'NewsArticle');
    expect(article).toMatchObject({ headline: title, datePublished: `${day}T09:00:00+08:00` });
    const crumbs = jsonLd(html).find((one) => one['@type'] === 'BreadcrumbList');
    expect(crumbs?.itemListElement).toHaveLength(3);
    const picture = /property="og:image" content="[^"]*(\/og\/[^"]*)"/.exec(html)?.[1] ?? '';
    expect((await get(picture)).status).toBe(200);
    await expectOwnPolicy(path);
  }
  expect(await textOf(news)).toMatch(/<strong[^>]*>下面的顺序<\/strong>/);
  expect(await textOf(`/en${news}`)).toMatch(/<a href="\/en\/browser-users"[^>]*>member rights</);
  const feeds = ['/news/feed.xml', '/en/news/feed.xml', '/sitemap.xml', '/llms.txt'];
  for (const path of ['/news', '/en/news', ...feeds])
    await expect.poll(shows(path, news), within).toBe(true);
  // The newest built-in article links to it.
  await expect.poll(shows('/news/fingerprint-basics', `href="${news}"`), within).toBe(true);
  expect(await textOf('/sitemap.xml')).toMatch(
    new RegExp(`${news}</loc>\\s*<lastmod>${day}</lastmod>`),
  );
});

test('it is cached like any other page, and answered to Next’s router and with a query', async () => {
  expect(await textOf(`${news}?utm_source=x`)).not.toContain('utm_source');
  const data = await get(news, { RSC: '1' });
  expect([data.status, data.headers.get('content-type')]).toEqual([200, 'text/x-component']);
  const etag = (await get(news)).headers.get('etag') ?? '';
  expect((await get(news, { 'If-None-Match': etag })).status).toBe(304);
  expect((await get(news)).headers.get('cache-control')).toMatch(/s-maxage=\d/);
});

// Paths where the middleware does not run: they have no language, even if the rest of the path is right.
const besideLanguages = ['api', '_next', 'files', 'og', 'art', 'qr', '%6fg'].flatMap((folder) =>
  ['news/abc', 'news/fingerprint-basics', 'activity/B_1', 'activity/recharge'].map(
    (rest) => `/${folder}/${rest}`,
  ),
);

test('an unpublished address is the 404 page, also with the server’s own header', async () => {
  const mark = { 'X-Unlisted-Page': '1' };
  for (const path of [
    '/news/nothing-here',
    '/en/news/nothing-here',
    '/activity/nothing-here',
    '/fr/news/abc',
    ...besideLanguages,
  ]) {
    // The embedded download host answers 403 to every address without a signature.
    const status = path.startsWith('/files/') ? 403 : 404;
    for (const headers of [{}, mark, { ...mark, RSC: '1' }]) {
      const response = await get(path, headers);
      expect(response.status, path).toBe(status);
      // A shared cache does not store it either.
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
  await expect.poll(shows(news, '周五交接清单'), within).toBe(true);
  const wrong = { zh: hostile.replace('category: team', 'category: x') };
  await expect(publish('news', slug, wrong)).rejects.toThrow(/category: must be one of/);
  expect(await textOf(news)).not.toContain('alert(1)');
});

test('once removed it is a 404 again, and in no list', async () => {
  await command('news', 'remove', 'hand-over-on-fridays');
  await expect.poll(statusOf(news), within).toBe(404);
  expect(await statusOf(`/en${news}`)()).toBe(404);
  expect((await get(news, { RSC: '1' })).status).toBe(404);
  for (const path of ['/news', '/en/news', '/news/feed.xml', '/sitemap.xml', '/llms.txt'])
    await expect.poll(shows(path, news), within).toBe(false);
  // When it is published again, it is rendered again; the page that was cached is not used.
  await publish('news', slug, article);
  await expect.poll(shows(news, '怎么不落事'), within).toBe(true);
  expect(await textOf(news)).not.toContain('周五交接清单');
});

test('an article in one language only exists in that language, and nothing links to the other', async () => {
  const only = '/news/only-in-chinese';
  await publish('news', 'only-in-chinese', { zh: article.zh });
  await expect.poll(statusOf(only), within).toBe(200);
  expect(await statusOf(`/en${only}`)()).toBe(404);
  const html = await textOf(only);
  expect(html).not.toMatch(/hrefLang="en-US"/i);
  expect(html).toMatch(new RegExp(`hrefLang="x-default" href="[^"]*${only}"`, 'i'));
  expect(html).not.toContain('og:locale:alternate');
  // The switch links to the English list, and a stored language causes no redirect.
  expect(html).toMatch(/<a href="\/en\/news" lang="en-US" data-language="en-US"/);
  for (const path of ['/news', '/news/feed.xml', '/sitemap.xml', '/llms.txt'])
    await expect.poll(shows(path, only), within).toBe(true);
  for (const path of ['/en/news', '/en/news/feed.xml'])
    expect(await shows(path, only)(), path).toBe(false);
  for (const path of ['/sitemap.xml', '/llms.txt'])
    expect(await shows(path, `/en${only}`)(), path).toBe(false);
  // With a text in the other language it exists in both.
  await publish('news', 'only-in-chinese', { en: article.en });
  await expect.poll(statusOf(`/en${only}`), within).toBe(200);
  await expect.poll(async () => /hrefLang="en-US"/i.test(await textOf(only)), within).toBe(true);
  await command('news', 'remove', 'only-in-chinese');
  await expect.poll(statusOf(only), within).toBe(404);
});

test('a campaign shows its dates, and changes of them', async () => {
  expect(await statusOf(activity)()).toBe(404);
  await publish('campaign', 'spring-stock', campaign);
  await expect.poll(statusOf(activity), within).toBe(200);
  expect(await textOf(`/en${activity}`)).toContain('each store apart');
  await expectOwnPolicy(`/en${activity}`);
  expect(jsonLd(await textOf(activity)).map((one) => one['@type'])).toEqual(
    expect.arrayContaining(['FAQPage', 'BreadcrumbList']),
  );
  for (const path of ['/promotions', '/en/promotions', '/sitemap.xml', '/llms.txt'])
    await expect.poll(shows(path, activity), within).toBe(true);
  const over = ['--start', '2020-01-01T00:00:00+08:00', '--end', '2020-02-01T00:00:00+08:00'];
  await command('campaign', 'dates', 'spring-stock', ...over);
  await expect.poll(shows(activity, '本页留作存档'), within).toBe(true);
  // An ended campaign is kept for those who have its address: search engines do not list it, and links to it say that
  // it has ended.
  expect(await textOf(activity)).toContain('content="noindex, follow"');
  for (const path of ['/sitemap.xml', '/llms.txt'])
    await expect.poll(shows(path, activity), within).toBe(false);
  await command('campaign', 'remove', 'spring-stock');
  await expect.poll(statusOf(activity), within).toBe(404);
});

test('after kill -9 everything is still there, with the changes made meanwhile', async () => {
  await site.kill();
  const text = newText();
  await changeTopAd(DATA_DIR, text);
  site = await start();
  for (const path of ['/', '/vps']) expect(await shows(path, text)(), path).toBe(true);
  expect(await shows('/releases.json', '"date": "2026-11-20"')()).toBe(true);
  expect(await statusOf(news)()).toBe(200);
  await expectOwnPolicy(news);
});
