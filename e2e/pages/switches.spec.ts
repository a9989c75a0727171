/**
 * What the upstream switches on every page: mourning, store count, advertisements, QR codes (S3). All of
 * it is here and in one line: the switches are the whole site's, and two tests at them would meet.
 */
import { expect, stored, test } from '../support/account';
import { decodeSquares } from '../support/qr';
import { agents } from '../support/test';

test.describe.configure({ mode: 'serial' });
test.use({ userAgent: agents.windows });

const patient = { timeout: 30_000, intervals: [500] };
type Values = (string | number)[];
const change = (sql: string, args: Values = []) =>
  stored((client) => client.execute({ sql, args }));

const config = (mourning: boolean, count: string) =>
  change("update settings set value = ? where name = 'public_config'", [
    JSON.stringify({ store: { count }, is_public_mourning: mourning }),
  ]);
const ad = (slot: string, values: { title?: string; expand?: string }) =>
  change('update ads set title = ?, expand_img = ? where slot = ?', [
    values.title ?? '',
    values.expand ?? '',
    slot,
  ]);

test.describe('switches', () => {
  let titles: string[] = [];
  test.beforeAll(async () => {
    const { rows } = await change('select title from ads order by slot desc');
    titles = rows.map((row) => String(row.title));
  });
  test.afterAll(async () => {
    await config(false, '600');
    await ad('top', { title: titles[0] ?? '' });
    await ad('bottom', { title: titles[1] ?? '' });
    await change("update qr_codes set sidebar_qrcode = ''");
  });

  test('mourning takes the colour from every page, and the store count follows', async ({
    page,
    request,
  }) => {
    const html = async (path: string) => (await request.get(path)).text();
    const mourns = async (path: string) => /<html[^>]* data-mourning=""/.test(await html(path));
    const counts = async (count: string) => (await html('/')).includes(`>${count}</b>`);
    expect(await mourns('/')).toBe(false);
    await config(true, '7654');
    for (const path of ['/', '/en/download', '/protocol'])
      await expect.poll(() => mourns(path), patient).toBe(true);
    await expect.poll(() => counts('7654'), patient).toBe(true);
    await page.goto('/');
    await expect(page.locator('html')).toHaveCSS('filter', 'grayscale(1)');
    // Fixed parts stay where they are: a filter on anything but the root would carry them along.
    await page.evaluate(() => window.scrollTo(0, 2_000));
    await expect(page.locator('[data-consult]').locator(':visible').first()).toBeInViewport();
    await config(false, '600');
    await expect.poll(() => mourns('/'), patient).toBe(false);
    await expect.poll(() => counts('600'), patient).toBe(true);
  });

  test('the coupon leads to registering, and whoever brought the visitor comes along', async ({
    page,
  }) => {
    await page.goto('/?promoter=abc123');
    await page.locator('[data-ad="top"] > a').click();
    await expect(page).toHaveURL(/\/register\?.*promoter=abc123/);
  });

  test('advertisements: on, expanded at the top and gone at the bottom, off', async ({
    page,
    request,
  }) => {
    const marksOf = async (path: string) =>
      [...(await (await request.get(path)).text()).matchAll(/data-ad="(\w+)"/g)]
        .map(([, slot]) => slot)
        .join();
    const marks = () => marksOf('/');
    await expect.poll(marks, patient).toBe('top,bottom');
    // One is enough on any other page, and none stands over a form, a law or an error.
    expect(await marksOf('/vps')).toBe('top');
    for (const path of ['/register', '/private/apply', '/protocol', '/redirect', '/no-such-page'])
      expect(await marksOf(path), path).toBe('');
    await page.goto('/');
    await expect(page.locator('[data-ad="top"] > a')).toHaveAttribute('href', '/register');
    await expect(page.locator('[data-ad="bottom"] > a')).toHaveAttribute('href', '/v6');
    const expand = '/og/zh-CN/home.jpg';
    await ad('top', { title: '试验广告', expand });
    await ad('bottom', { title: '试验广告', expand });
    await expect.poll(marks, patient).toBe('top');
    await page.goto('/');
    const picture = page.locator(`[data-ad="top"] img[src="${expand}"]`);
    await expect(picture).toBeHidden();
    await page.locator('[data-ad="top"] summary').click();
    await expect(picture).toBeVisible();
    await ad('top', {});
    await ad('bottom', {});
    await expect.poll(marks, patient).toBe('');
  });

  test('QR codes: one of our own that leads somewhere, or the live code', async ({ request }) => {
    const consult = async () =>
      (await (await request.get('/en/vps')).text()).split('data-consult')[1]?.split('<script')[0] ??
      '';
    const shows = async (picture: string) => (await consult()).includes(`src="${picture}"`);
    const [, own = ''] = /src="([^"]+page-code-[^"]+)"/.exec(await consult()) ?? [];
    const drawing = await (await request.get(own)).text();
    expect(decodeSquares(drawing)).toBe('http://localhost:3000/en/contact');
    await change("update qr_codes set sidebar_qrcode = '/og/zh-CN/home.jpg'");
    await expect.poll(() => shows('/og/zh-CN/home.jpg'), patient).toBe(true);
    // One code at a time: the operator's takes the place of ours.
    expect(await consult()).not.toContain('page-code');
  });
});
