/** From the phone to the computer: every way to send the link carries the promoter (D8, A8). */
import type { Page } from '@playwright/test';
import { download } from '@/messages/en-US/download.json';
import { decodeQr, decodeQrSvg } from '../support/pages/qr-code';
import { phoneDevice } from '../support/browser/user-agents';
import { waitForHydration } from '../support/browser/hydration';
import { expect, test } from '../support/browser/test';

test.use(phoneDevice);

const messages = download.hero.phone;
const expectedUrl = 'http://localhost:3000/en/download?promoter=abc123';

/** The text of the QR code on the page, decoded from the modules of the drawn path. */
async function readQrCode(page: Page): Promise<string> {
  const drawing = page.locator('[data-hero-download] [role="img"]:visible svg');
  const { size, path } = await drawing.evaluate((svg) => ({
    size: Number(svg.getAttribute('viewBox')?.split(' ')[2]),
    path: [...svg.querySelectorAll('path')].at(-1)?.getAttribute('d') ?? '',
  }));
  const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  // The path draws runs of dark modules: `M4,0h3v1H4z`, `M7 0h1v1H7z`.
  for (const [, x, y, width] of path.matchAll(/M(\d+)[ ,](\d+)\s?h(\d+)/g))
    modules[Number(y)]!.fill(true, Number(x), Number(x) + Number(width));
  return decodeQr(modules);
}

for (const [source, query] of [
  ['the URL', '?promoter=abc123'],
  ['the cookie', ''],
] as const) {
  test(`code, mail, share and copy carry the promoter from ${source}`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shared: [], copied: [] });
      const record = (list: 'shared' | 'copied') => (value: unknown) => {
        (window as unknown as Record<typeof list, unknown[]>)[list].push(value);
        return Promise.resolve();
      };
      Object.assign(navigator, { share: record('shared') });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: record('copied') } });
    });
    await page.goto('/en/?promoter=abc123');
    await page.goto(`/en/download${query}`);
    await waitForHydration(page);
    const hero = page.locator('[data-hero-download]');
    const send = hero.getByRole('link', { name: messages.send });
    await expect(send).toHaveAttribute('href', new RegExp(encodeURIComponent(expectedUrl)));
    await expect.poll(() => readQrCode(page)).toBe(expectedUrl);
    await send.tap();
    await hero.getByRole('button', { name: messages.copy }).tap();
    const sentUrls = await page.evaluate(() => {
      const { shared, copied } = window as unknown as {
        shared: { url: string }[];
        copied: string[];
      };
      return [shared[0]?.url, copied[0]];
    });
    expect(sentUrls).toEqual([expectedUrl, expectedUrl]);
  });
}

test('without a promoter the link is the page alone', async ({ page }) => {
  await page.goto('/en/download');
  await waitForHydration(page);
  const picture = page.locator('[data-hero-download] img:visible');
  await expect(picture).toHaveAttribute('alt', messages.qrAlt);
  const response = await page.request.get((await picture.getAttribute('src')) ?? '');
  expect(response.headers()['content-type']).toContain('image/svg+xml');
  expect(decodeQrSvg(await response.text())).toBe('http://localhost:3000/en/download');
});
