/**
 * Contrast by pixels, because rules about colors cannot check gradients, pictures and transparent layers: takes a
 * picture of each page of lib/pages.ts, or of each given path, with and without its texts, and compares each text, and
 * each focus ring, with what is behind it.
 *   [NEXT_DIST_DIR=.next] npm run bench -- contrast [path …]
 * Prints what is below 4.5:1 (large text and rings: 3:1), drawings apart; exits with 1 when there is any outside them.
 */
import { chromium } from 'playwright';
import { tsImport } from 'tsx/esm/api';
import { findBrowser } from '../scripts/lib/testing/find-browser.mjs';
import { contrastRatios, ringsShown, textsShown } from './lib/contrast-in-page.mjs';
import { startSite } from '../scripts/lib/testing/start-site.mjs';

const widths = [390, 1440];
const still = `* { transition: none !important; animation: none !important }
  [data-trial-hint] { visibility: hidden !important }`;
const withoutTexts = `${still}
  * { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }
  svg text { fill-opacity: 0 !important }`;

async function listPaths() {
  const loaded = await tsImport('../lib/pages.ts', import.meta.url);
  const { pages } = loaded.pages ? loaded : loaded.default;
  // Without a query these two lead elsewhere.
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

async function takePicture(page, css) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  return `data:image/png;base64,${(await page.screenshot()).toString('base64')}`;
}

async function measure(context, desk, address, width) {
  const page = await context.newPage();
  try {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address, { waitUntil: 'networkidle' });
    // A window as high as the page, so that fixed parts and pictures loaded late are where the measured boxes are.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(height, 16_000) });
    await page.waitForLoadState('networkidle');
    const shown = await takePicture(page, still);
    const texts = await page.evaluate(textsShown);
    const bare = await takePicture(page, withoutTexts);
    await page.keyboard.press('Tab');
    const rings = await page.evaluate(ringsShown);
    return await desk.evaluate(contrastRatios, { shown, bare, texts, rings });
  } finally {
    await page.close();
  }
}

const given = process.argv.slice(2);
const paths = given.length > 0 ? given : await listPaths();
const site = await startSite();
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
const weak = { text: new Map(), drawing: new Map(), ring: new Map() };
const counted = { text: 0, drawing: 0, ring: 0 };

function noteContrast(kind, needed, item, place) {
  counted[kind] += 1;
  if (item.worst >= needed) return;
  const key = `${item.where} ${item.color}`;
  const known = weak[kind].get(key);
  weak[kind].set(key, {
    ...(known && known.item.worst <= item.worst ? known : { item, place, needed }),
    times: (known?.times ?? 0) + 1,
  });
}

try {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const left = paths.flatMap((path) => widths.map((width) => ({ path, width })));
  const worker = async () => {
    const desk = await context.newPage();
    for (let next = left.shift(); next; next = left.shift()) {
      const place = `${next.path} at ${next.width}`;
      const { texts, rings } = await measure(
        context,
        desk,
        `${site.origin}${next.path}`,
        next.width,
      );
      for (const item of texts)
        noteContrast(item.hidden ? 'drawing' : 'text', item.large ? 3 : 4.5, item, place);
      for (const item of rings) noteContrast('ring', 3, item, place);
    }
  };
  await Promise.all([worker(), worker()]);
} finally {
  await browser.close();
  await site.stop();
}

for (const kind of ['text', 'ring', 'drawing']) {
  const found = [...weak[kind].values()].sort((one, other) => one.item.worst - other.item.worst);
  const times = found.reduce((sum, { times: some }) => sum + some, 0);
  console.log(`${kind}: ${counted[kind]} measured, ${times} too weak, of ${found.length} kinds`);
  for (const { item, place, needed, times: some } of found)
    console.log(
      `  ${item.worst} (typically ${item.typical}) instead of ${needed}: "${item.text}" ${place}, ${some} times; ${item.where} [${item.color}]`,
    );
}
process.exit(weak.text.size + weak.ring.size > 0 ? 1 : 0);
