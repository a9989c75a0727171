/**
 * npm run draw -- scenes: draws the pictures of the demo's scenes (scripts/draw/scenes/crops.mjs) in both languages.
 * They are committed, so that building needs no browser. With --check nothing is drawn; it fails when a picture is out
 * of date. With names after the command, only these pictures are drawn: npm run draw -- scenes leaving-detail
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from 'playwright';
import { findBrowser } from '../lib/setup/find-browser.mjs';
import { crops, sizes } from './scenes/crops.mjs';
import { cardEdge, layoutOf, createSceneRenderer } from './scenes/page.mjs';

// Not `import`, because the library's ES module has syntax that Node before 20.10 does not know.
const sharp = createRequire(import.meta.url)('sharp');

const folder = 'components/demo/pictures';
const recordFile = `${folder}/hashes.json`;
const languages = { zh: 'zh-CN', en: 'en-US' };

/** A crop's own size wins over the size of its kind. */
const sizeOf = ({ kind, width, height, scale }) => ({
  ...sizes[kind],
  ...(width && kind !== 'detail' && { width }),
  ...(height && { height }),
  ...(scale && { scale }),
});

const renderScenePage = await createSceneRenderer();
const knownHashes = JSON.parse(await readFile(recordFile, 'utf8').catch(() => '{}'));
const pictures = crops.flatMap((crop) =>
  Object.entries(languages).map(([language, locale]) => ({
    name: `${crop.scene}-${crop.name}-${language}`,
    crop,
    locale,
  })),
);
const args = process.argv.slice(2);
if (args[0] === '--check') await check();
else await draw(args);

async function check() {
  const outdated = [];
  for (const { name, crop, locale } of pictures)
    if ((await renderScenePage(crop, locale)).hash !== knownHashes[name]) outdated.push(name);
  if (outdated.length === 0) return;
  console.error(`Older than what they show: ${outdated.join(', ')}. Run npm run draw -- scenes.`);
  process.exit(1);
}

async function draw(names) {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox'],
  });
  for (const { name, crop, locale } of pictures) {
    if (names.length > 0 && !names.some((prefix) => name.startsWith(prefix))) continue;
    const { html, hash } = await renderScenePage(crop, locale);
    if (names.length === 0 && knownHashes[name] === hash) continue;
    const { width, scale } = sizeOf(crop);
    const png =
      crop.kind === 'close'
        ? await takeCloseUp(browser, crop, html)
        : await photograph(browser, crop, html);
    const resizedPng = await sharp(png)
      .resize(Math.round(width * scale))
      .png()
      .toBuffer();
    const webp = await encodeWebp(resizedPng);
    await writeFile(`${folder}/${name}.webp`, webp);
    if (/^(?:opened-)?(?:phone|window)$/.test(crop.name))
      await writeFile(`${folder}/${name}.avif`, await encodeAvif(resizedPng));
    knownHashes[name] = hash;
    console.log(`${name}: ${(webp.length / 1024).toFixed(1)} KiB`);
  }
  await browser.close();
  const sorted = Object.fromEntries(pictures.map(({ name }) => [name, knownHashes[name]]));
  await writeFile(recordFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

async function photograph(browser, crop, html) {
  const { width, height, scale } = sizeOf(crop);
  const isDetail = crop.kind === 'detail';
  const page = await browser.newPage({
    viewport: isDetail ? layoutOf(crop) : { width, height },
    deviceScaleFactor: isDetail ? (scale * width) / crop.width : scale,
  });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  if (crop.kind === 'tile') await centerPart(page, crop);
  const clip = isDetail && (await clipAround(page, crop));
  const png = await page.screenshot({ omitBackground: true, ...(clip && { clip }) });
  await page.close();
  return png;
}

/** Takes a picture of one part, as a card as wide as the picture; the picture is as high as the part. */
async function takeCloseUp(browser, crop, html) {
  const { part, isBare } = crop;
  const { width, scale } = sizeOf(crop);
  const withPart = async (deviceScaleFactor, act) => {
    const viewport = { width: 1320, height: 1400 };
    const page = await browser.newPage({ viewport, deviceScaleFactor });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    const box = await page.locator(part).first().boundingBox();
    const edge = isBare ? 0 : cardEdge;
    const result = await act(page, {
      x: box.x - edge,
      y: box.y - edge,
      width: box.width + 2 * edge,
      height: box.height + 2 * edge,
    });
    await page.close();
    return result;
  };
  const ownWidth = await withPart(1, (_, clip) => clip.width);
  return withPart((width * scale) / ownWidth, (page, clip) =>
    page.screenshot({ omitBackground: true, clip }),
  );
}

/** The rectangle of the desktop app that a detail shows: its part in the middle, but never beyond the app's edge. */
async function clipAround(page, { part, width, ...crop }) {
  const element = page.locator(part).first();
  await element.evaluate((target) => target.scrollIntoView({ block: 'center' }));
  const box = await element.boundingBox();
  const layout = layoutOf(crop);
  const height = (width * sizes.detail.height) / sizes.detail.width;
  const clampTo = (value, max) => Math.max(0, Math.min(value, max));
  return {
    x: clampTo(box.x + box.width / 2 - width / 2, layout.width - width),
    y: clampTo(box.y + box.height / 2 - height / 2, layout.height - height),
    width,
    height,
  };
}

/** Moves and scales the desktop app so that its part is in the middle of a tile, as large as possible. */
async function centerPart(page, { part, isBare }) {
  const box = await page.locator(part).first().boundingBox();
  const edge = isBare ? 0 : cardEdge;
  const { width, height, margin } = sizes.tile;
  const zoom = Math.min(
    (width - 2 * margin) / (box.width + 2 * edge),
    (height - 2 * margin) / (box.height + 2 * edge),
  );
  const left = width / 2 - (box.x + box.width / 2) * zoom;
  const top = height / 2 - (box.y + box.height / 2) * zoom;
  await transform(page, `translate(${left}px, ${top}px) scale(${zoom})`);
}

async function transform(page, move) {
  await page.evaluate((value) => {
    document.body.firstElementChild.style.transform = value;
  }, move);
}

/**
 * WebP, the smaller of two: lossless with few colors, best for flat areas and letters, or lossy, best for light and
 * shade.
 */
async function encodeWebp(png) {
  const paletteImage = await sharp(png).png({ palette: true, colors: 128, dither: 0 }).toBuffer();
  const variants = await Promise.all([
    sharp(paletteImage).webp({ lossless: true, effort: 4 }).toBuffer(),
    sharp(png).webp({ quality: 80, effort: 5 }).toBuffer(),
  ]);
  return variants.sort((a, b) => a.length - b.length)[0];
}

/** AVIF, for the first picture of a stage; a browser that cannot read AVIF uses the WebP file. */
function encodeAvif(png) {
  return sharp(png).avif({ quality: 40, effort: 6, chromaSubsampling: '4:2:0' }).toBuffer();
}
