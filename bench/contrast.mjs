/**
 * Contrast by pixels, because rules about colors cannot check gradients, pictures and transparent layers: takes a
 * picture of each page of lib/pages.ts, or of each given path, with and without its texts, and compares each text, and
 * each focus ring, with what is behind it.
 *   [NEXT_DIST_DIR=.next] npm run bench -- contrast [path …]
 * Prints what is below 4.5:1 (large text and rings: 3:1), drawings apart; exits with 1 when there is any outside
 * drawings.
 */
import { chromium } from 'playwright';
import { tsImport } from 'tsx/esm/api';
import { findBrowser } from '../scripts/lib/setup/find-browser.mjs';
import { startSite } from '../scripts/lib/testing/start-site.mjs';
import { measureContrastRatios, findFocusRings, findTexts } from './lib/contrast-in-page.mjs';

const widths = [390, 1440];
const stillCss = `* { transition: none !important; animation: none !important }
  [data-trial-hint] { visibility: hidden !important }`;
const noTextsCss = `${stillCss}
  * { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }
  svg text { fill-opacity: 0 !important }`;

async function listPaths() {
  const pagesModule = await tsImport('../lib/pages.ts', import.meta.url);
  const { pages } = pagesModule.pages ? pagesModule : pagesModule.default;
  // Without a query these two pages lead elsewhere.
  const queries = {
    '/oauth': '?state=missing',
    '/redirect': '?target=https://partner.example/offer',
  };
  return pages.flatMap(({ path }) =>
    ['', '/en'].map(
      (prefix) => `${path === '/' ? prefix || '/' : prefix + path}${queries[path] ?? ''}`,
    ),
  );
}

async function captureScreenshot(page, css) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  return `data:image/png;base64,${(await page.screenshot()).toString('base64')}`;
}

async function measureContrast(context, measuringPage, url, width) {
  const page = await context.newPage();
  try {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(url, { waitUntil: 'networkidle' });
    // A window as high as the page, so that fixed parts and pictures loaded late are where the measured boxes are.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(height, 16_000) });
    await page.waitForLoadState('networkidle');
    const withTexts = await captureScreenshot(page, stillCss);
    const texts = await page.evaluate(findTexts);
    const withoutTexts = await captureScreenshot(page, noTextsCss);
    await page.keyboard.press('Tab');
    const rings = await page.evaluate(findFocusRings);
    return await measuringPage.evaluate(measureContrastRatios, {
      withTexts,
      withoutTexts,
      texts,
      rings,
    });
  } finally {
    await page.close();
  }
}

const pathArguments = process.argv.slice(2);
const paths = pathArguments.length > 0 ? pathArguments : await listPaths();
const site = await startSite();
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
const weakContrasts = { text: new Map(), drawing: new Map(), ring: new Map() };
const counts = { text: 0, drawing: 0, ring: 0 };

function recordContrast(kind, needed, item, location) {
  counts[kind] += 1;
  if (item.worst >= needed) return;
  const key = `${item.where} ${item.color}`;
  const worst = weakContrasts[kind].get(key);
  weakContrasts[kind].set(key, {
    ...(worst && worst.item.worst <= item.worst ? worst : { item, location, needed }),
    times: (worst?.times ?? 0) + 1,
  });
}

try {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const remaining = paths.flatMap((path) => widths.map((width) => ({ path, width })));
  const worker = async () => {
    const measuringPage = await context.newPage();
    for (let target = remaining.shift(); target; target = remaining.shift()) {
      const location = `${target.path} at ${target.width}`;
      const { texts, rings } = await measureContrast(
        context,
        measuringPage,
        `${site.origin}${target.path}`,
        target.width,
      );
      for (const item of texts)
        recordContrast(item.isDrawing ? 'drawing' : 'text', item.isLarge ? 3 : 4.5, item, location);
      for (const item of rings) recordContrast('ring', 3, item, location);
    }
  };
  await Promise.all([worker(), worker()]);
} finally {
  await browser.close();
  await site.stop();
}

for (const kind of ['text', 'ring', 'drawing']) {
  const contrasts = [...weakContrasts[kind].values()].sort((a, b) => a.item.worst - b.item.worst);
  const total = contrasts.reduce((sum, { times }) => sum + times, 0);
  console.log(`${kind}: ${counts[kind]} measured, ${total} too weak, of ${contrasts.length} kinds`);
  for (const { item, location, needed, times } of contrasts)
    console.log(
      `  ${item.worst} (typically ${item.typical}) instead of ${needed}: "${item.text}" ${location}, ${times} times; ${item.where} [${item.color}]`,
    );
}
process.exit(weakContrasts.text.size + weakContrasts.ring.size > 0 ? 1 : 0);
