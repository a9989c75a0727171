/**
 * What the upstream sets for the whole site: mourning, store count, advertisements, QR codes (S6–S8). It changes every
 * page, so this file has a site of its own.
 */
import { startOwnSite, type OwnSite } from '../support/servers/own-site';
import { decodeQrSvg } from '../support/pages/qr-code';
import { userAgents } from '../support/browser/user-agents';
import { expect, test } from '../support/browser/test';
import { runSql } from '../support/servers/database';
import { createDataDir, removeFolders } from '../support/servers/temporary-folders';

// One worker, because there is one site.
test.describe.configure({ mode: 'default' });
test.use({ userAgent: userAgents.windows });

const patient = { timeout: 30_000, intervals: [250] };

let site: OwnSite;
let DATA_DIR: string;
const changeContent = (sql: string, args: string[] = []) => runSql(sql, args, DATA_DIR);
const fetchText = async (path: string) => (await fetch(site.origin + path)).text();

const setConfig = (isMourning: boolean, count: string) =>
  changeContent("update settings set value = ? where name = 'public_config'", [
    JSON.stringify({ store: { count }, is_public_mourning: isMourning }),
  ]);
const setAd = (slot: string, values: { title?: string; expand?: string }) =>
  changeContent('update ads set title = ?, expand_img = ? where slot = ?', [
    values.title ?? '',
    values.expand ?? '',
    slot,
  ]);

test.beforeAll(async () => {
  DATA_DIR = createDataDir();
  const settings = { DATA_DIR, CONTENT_CHECK_SECONDS: '1' };
  site = await startOwnSite(settings, { allowsAnySettings: true });
});
test.afterAll(async () => {
  await site.kill();
  await removeFolders([DATA_DIR]);
});

test('mourning turns every page gray, and the store count changes', async ({ page }) => {
  const showsMourning = async (path: string) =>
    /<html[^>]* data-mourning=""/.test(await fetchText(path));
  const showsStoreCount = async (count: string) =>
    (await fetchText('/')).includes(`公开店铺数 ${count} 家`);
  expect(await showsMourning('/')).toBe(false);
  await setConfig(true, '7654');
  for (const path of ['/', '/en/download', '/protocol'])
    await expect.poll(() => showsMourning(path), patient).toBe(true);
  await expect.poll(() => showsStoreCount('7654'), patient).toBe(true);
  await page.goto(site.origin + '/');
  await expect(page.locator('html')).toHaveCSS('filter', 'grayscale(1)');
  // Fixed elements stay in place; a filter on any element but the root would move them.
  await page.evaluate(() => window.scrollTo(0, 2_000));
  await expect(page.locator('[data-contact-bar]').locator(':visible').first()).toBeInViewport();
  await setConfig(false, '600');
  await expect.poll(() => showsMourning('/'), patient).toBe(false);
  await expect.poll(() => showsStoreCount('600'), patient).toBe(true);
});

test('advertisements: shown, expanded at the top, closed at the bottom, and switched off', async ({
  page,
}) => {
  const fetchAdMarks = async (path: string) =>
    [...(await fetchText(path)).matchAll(/data-ad="(\w+)"/g)].map(([, slot]) => slot).join();
  const fetchHomeMarks = () => fetchAdMarks('/');
  await expect.poll(fetchHomeMarks, patient).toBe('top,bottom');
  // Other pages show only one advertisement; pages with a form, a legal text or an error show none.
  expect(await fetchAdMarks('/vps')).toBe('top');
  for (const path of ['/register', '/private/apply', '/protocol', '/redirect', '/no-such-page'])
    expect(await fetchAdMarks(path), path).toBe('');
  await page.goto(site.origin + '/?promoter=abc123');
  await expect(page.locator('[data-ad="bottom"] > a')).toHaveAttribute('href', '/v6');
  // The link carries the visitor's promoter.
  await page.locator('[data-ad="top"] > a').click();
  await expect(page).toHaveURL(/\/register\?.*promoter=abc123/);
  const expand = '/og/zh-CN/home.jpg';
  await setAd('top', { title: '试验广告', expand });
  await setAd('bottom', { title: '试验广告', expand });
  await expect.poll(fetchHomeMarks, patient).toBe('top');
  await page.goto(site.origin + '/');
  const picture = page.locator(`[data-ad="top"] img[src="${expand}"]`);
  await expect(picture).toBeHidden();
  await page.locator('[data-ad="top"] summary').click();
  await expect(picture).toBeVisible();
  await setAd('top', {});
  await setAd('bottom', {});
  await expect.poll(fetchHomeMarks, patient).toBe('');
});

test('QR codes: our own, which leads to a page, or the operator’s', async () => {
  const fetchContactBarHtml = async () =>
    (await fetchText('/en/vps')).split('data-contact-bar')[1]?.split('<script')[0] ?? '';
  const shows = async (picture: string) =>
    (await fetchContactBarHtml()).includes(`src="${picture}"`);
  const [, ownCodePath = ''] =
    /src="([^"]+page-code-[^"]+)"/.exec(await fetchContactBarHtml()) ?? [];
  const drawing = await fetchText(ownCodePath);
  expect(decodeQrSvg(drawing)).toBe('http://localhost:3000/en/contact');
  await changeContent("update qr_codes set sidebar_qrcode = '/og/zh-CN/home.jpg'");
  await expect.poll(() => shows('/og/zh-CN/home.jpg'), patient).toBe(true);
  // Only one code is shown: the operator's code replaces ours.
  expect(await fetchContactBarHtml()).not.toContain('page-code');
});
