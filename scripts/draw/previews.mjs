/**
 * npm run draw -- previews: draws favicon.ico, the touch icon and the Open Graph picture of every page from code; npm
 * run draw -- previews vps cores: only the pictures of these pages, by their names in lib/pages.ts. The results are
 * committed, so that serving them needs neither a browser nor fonts.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { findBrowser } from '../lib/setup/find-browser.mjs';
import { generateContent } from '../lib/generate/ensure-content.mjs';
import { readMessages } from '../lib/generate/read-messages.mjs';
import { allowTypeScript } from '../lib/command/allow-typescript.mjs';

generateContent();
await allowTypeScript();
/** The exports of a TypeScript file, which lie in `default` if it is loaded as CommonJS. */
const importTypeScript = (path) => import(path).then((module) => module.default ?? module);
const pagesModule = await importTypeScript('../../lib/pages.ts');
const { site } = await importTypeScript('../../lib/site.ts');
const textsModule = await importTypeScript('../../lib/generated/texts.ts');
const requestedNames = process.argv.slice(2);
const pages = pagesModule.pages.filter(
  ({ name }) => requestedNames.length === 0 || requestedNames.includes(name),
);

const locales = ['zh-CN', 'en-US'];
const stores = [
  ['US', '#ff7468', 190],
  ['MY', '#f6c63c', 160],
  ['TH', '#96d14a', 130],
  ['UK', '#2cc795', 100],
  ['JP', '#31c4e3', 100],
  ['DE', '#62a8ff', 130],
  ['BR', '#a08bff', 160],
  ['CA', '#ec79cd', 190],
];
const logo = await readFile('public/favicon.svg', 'utf8');
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The link preview of a page: its name above the eight stores and their lanes. */
function previewHtml(locale, headline, subline) {
  const lanes = stores
    .map(
      ([code, color, height]) =>
        `<div class="lane"><b style="height:${height}px;background:linear-gradient(0deg,${color},transparent)"></b><i style="background:${color}">${code}</i></div>`,
    )
    .join('');
  return `<!doctype html><html lang="${locale}"><style>
    *{margin:0;box-sizing:border-box}body{width:1200px;height:630px;background:radial-gradient(700px 380px at 50% 110%,#1d4fd8,transparent),linear-gradient(#040a1d,#0b1d54);color:#f2f6ff;font-family:"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;position:relative;overflow:hidden}
    header{position:absolute;left:72px;top:60px;display:flex;gap:18px;align-items:center;font-size:34px;font-weight:700}header svg{width:56px}
    h1{position:absolute;left:72px;right:72px;top:168px;font-size:${headline.length > 26 ? 58 : 76}px;line-height:1.2;letter-spacing:-.01em;text-wrap:balance;word-break:keep-all;overflow-wrap:anywhere}
    p{position:absolute;left:72px;right:72px;top:${headline.length > 26 ? 330 : 290}px;font-size:30px;color:#b6c4e6;line-height:1.5}
    .row{position:absolute;left:60px;right:60px;bottom:44px;display:grid;grid-template-columns:repeat(8,1fr);align-items:end}
    .lane{display:grid;place-items:center;position:relative}.lane b{position:absolute;bottom:60px;width:3px;opacity:.55}.lane i{width:72px;height:72px;border-radius:28%;display:grid;place-items:center;font:700 25px "DIN Alternate",Arial,sans-serif;color:#081230}
  </style><body><header>${logo}${escape(site.name[locale])}</header><h1>${escape(headline)}</h1><p>${escape(subline)}</p><div class="row">${lanes}</div></body></html>`;
}

/** An icon file with one PNG picture. */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: ['--no-sandbox'],
});
const page = await browser.newPage();

async function draw(html, width, height, options = {}) {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  return page.screenshot(options);
}

const iconHtml = (size, { hasBackground = false } = {}) =>
  `<style>*{margin:0}body{width:${size}px;height:${size}px;${hasBackground ? 'background:#1a5cff' : ''}}svg{display:block;width:${size}px}</style>${logo}`;
if (requestedNames.length === 0) {
  const smallIcon = await draw(iconHtml(32), 32, 32, { omitBackground: true });
  await writeFile('public/favicon.ico', ico(smallIcon, 32));
  await writeFile(
    'public/apple-touch-icon.png',
    await draw(iconHtml(180, { hasBackground: true }), 180, 180),
  );
}
for (const locale of locales) {
  const messages = readMessages('messages', locale);
  const { slogan } = messages.home.hero;
  await mkdir(`public/og/${locale}`, { recursive: true });
  for (const { name, path } of pages) {
    const isHome = name === 'home';
    // The preview of an article or case shows its title; the preview of other pages shows their name.
    const [, collectionName, slug] = path.split('/');
    const title =
      textsModule.texts[collectionName]?.[slug]?.[locale]?.fields.title ??
      messages[name].meta.crumb;
    const headline = isHome ? slogan : title;
    const subline = isHome ? '' : slogan;
    const jpeg = await draw(previewHtml(locale, headline, subline), 1200, 630, {
      type: 'jpeg',
      quality: 88,
    });
    await writeFile(`public/og/${locale}/${name}.jpg`, jpeg);
  }
}
await browser.close();
console.log(`${pages.length * locales.length} pictures drawn`);
