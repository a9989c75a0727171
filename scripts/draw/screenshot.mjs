/**
 * npm run draw -- screenshot <url> <folder> [width …]: takes pictures of a page of a running site.
 * A full page is cut into pieces of 1,700 px, on a phone 1,400, so that they stay readable. Example:
 *   npm run draw -- screenshot http://localhost:3000/en/download /tmp/shots 390 1440
 */
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../lib/setup/find-browser.mjs';

// Not `import`, because the library's ES module has syntax that Node before 20.10 does not know.
const sharp = createRequire(import.meta.url)('sharp');

const [url, folder = 'shots', ...widths] = process.argv.slice(2);
if (!url) throw new Error('usage: npm run draw -- screenshot <url> <folder> [width …]');
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: ['--no-sandbox'],
});
const name = new URL(url).pathname.replaceAll('/', '-').replace(/^-/, '') || 'home';
for (const width of widths.length ? widths.map(Number) : [390, 768, 1440]) {
  const scale = width < 500 ? 2 : 1;
  const page = await browser.newPage({
    viewport: { width, height: width < 500 ? 844 : 900 },
    deviceScaleFactor: scale,
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.screenshot({ path: join(folder, `${name}-${width}-first.png`) });
  // One picture is cut, because the page may become shorter when it is hydrated.
  const picture = sharp(await page.screenshot({ fullPage: true }));
  const size = await picture.metadata();
  const step = scale * (width < 500 ? 1400 : 1700);
  for (let top = 0, part = 1; top < size.height; top += step, part += 1)
    await picture
      .clone()
      .extract({ left: 0, top, width: size.width, height: Math.min(step, size.height - top) })
      .toFile(join(folder, `${name}-${width}-${part}.png`));
  console.log(`${name} at ${width}: ${size.height / scale} px high`);
  await page.close();
}
await browser.close();
