// npm run draw -- screenshot <url> <folder> [width …]: takes pictures of a page of a running site.
// A full page is cut into pieces of 1,700 px, on a phone 1,400, so that they stay readable. Example:
//   npm run draw -- screenshot http://localhost:3000/en/download /tmp/shots 390 1440
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../lib/setup/find-browser.mjs';

const [url, folder = 'shots', ...widths] = process.argv.slice(2);
if (!url) throw new Error('usage: npm run draw -- screenshot <url> <folder> [width …]');
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: ['--no-sandbox'],
});
const name = new URL(url).pathname.replaceAll('/', '-').replace(/^-/, '') || 'home';
for (const width of widths.length ? widths.map(Number) : [390, 768, 1440]) {
  const page = await browser.newPage({
    viewport: { width, height: width < 500 ? 844 : 900 },
    deviceScaleFactor: width < 500 ? 2 : 1,
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.screenshot({ path: join(folder, `${name}-${width}-first.png`) });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const step = width < 500 ? 1400 : 1700;
  for (let top = 0, part = 1; top < height; top += step, part += 1) {
    const clip = { x: 0, y: top, width, height: Math.min(step, height - top) };
    await page.screenshot({
      path: join(folder, `${name}-${width}-${part}.png`),
      clip,
      fullPage: true,
    });
  }
  console.log(`${name} at ${width}: ${height} px high`);
  await page.close();
}
await browser.close();
