// Weight budgets of a build: JavaScript a page loads and its HTML, both as brotli. Fails with the page
// that grew too far.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { settingOf } from '../lib/env/settings.mjs';
import { desktopBudget, desktopWeight } from '../bench/lib/desktop-bundle.mjs';

const dist = settingOf('NEXT_DIST_DIR');
const kib = 1024;

/** Brotli bytes of JavaScript per page: content pages, and pages built around a form. */
const scriptBudget = { content: 125 * kib, form: 160 * kib };
const htmlBudget = 45 * kib;
/** Brotli bytes of the product demo: its scripts and style, with one language's words. */
const demoBudget = 25 * kib;

const sizes = new Map();
/** Compressed size of a built script; `noModule` ones are only for old browsers and free. */
function scriptSize(path) {
  if (!sizes.has(path)) sizes.set(path, brotliCompressSync(readFileSync(path)).length);
  return sizes.get(path);
}

/** Scripts a page's HTML loads, without those for old browsers. */
export function scriptsOf(html) {
  const tags = [...html.matchAll(/<script\b([^>]*)>/g)]
    .map(([, attributes]) => attributes)
    .filter((attributes) => !/\bnomodule\b/i.test(attributes));
  return [...new Set(tags.flatMap((attributes) => /\ssrc="([^"?]+)/.exec(attributes)?.[1] ?? []))];
}

/** Every prerendered page of a build as [path, html]. */
function pages() {
  const root = join(dist, 'server', 'app');
  return readdirSync(root, { recursive: true })
    .filter((name) => /^(zh-CN|en-US)(\.html|[\\/].*\.html)$/.test(name))
    .sort()
    .map((name) => [name.replace(/\.html$/, ''), readFileSync(join(root, name), 'utf8')]);
}

/** What only chunks of the demo hold: its frame, and its words. */
const demoSigns = {
  frame: /data-demo-island/,
  'zh-CN': /坐到谁的位置上看/,
  'en-US': /It came to the store's number/,
};

/** Brotli bytes of the demo: the chunks that are fetched together with its frame, and the larger language's words. */
function demoWeight() {
  const root = join(dist, 'static', 'chunks');
  const files = readdirSync(root, { recursive: true })
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(root, name), 'utf8')]);
  const holding = (sign) => files.filter(([, text]) => sign.test(text)).map(([name]) => name);
  const [frame] = holding(demoSigns.frame);
  // An import in the bundle lists what it fetches: ["static/chunks/a.js","static/chunks/b.css"].
  const lists = files.flatMap(([, text]) => text.match(/\["static\/chunks\/[^\]]+\]/g) ?? []);
  const together = lists.find((list) => frame && list.includes(`"static/chunks/${frame}"`));
  const fetched = together ? JSON.parse(together).map((path) => join(dist, path)) : [];
  const words = ['zh-CN', 'en-US'].map((locale) =>
    holding(demoSigns[locale]).map((name) => join(root, name)),
  );
  if (fetched.length === 0 || words.some((paths) => paths.length === 0))
    throw new Error('The chunks of the product demo were not found');
  const weigh = (paths) =>
    [...new Set([...fetched, ...paths])].reduce((sum, path) => sum + scriptSize(path), 0);
  return Math.max(...words.map(weigh));
}

async function main() {
  if (!existsSync(dist)) throw new Error(`There is no build in ${dist}`);
  const problems = [];
  const forms =
    /\/(register|staffregister|teaminvited|apply|business|appointment|feedback|cancel-account)/;
  console.log('page'.padEnd(34), 'scripts KiB', 'html KiB'.padStart(10));
  for (const [page, html] of pages()) {
    const scripts = scriptsOf(html).map((source) => [
      source,
      scriptSize(join(dist, source.replace(/^\/_next\//, ''))),
    ]);
    const weight = scripts.reduce((sum, [, size]) => sum + size, 0);
    const htmlWeight = brotliCompressSync(html).length;
    console.log(
      page.padEnd(34),
      (weight / kib).toFixed(1).padStart(11),
      (htmlWeight / kib).toFixed(1).padStart(10),
    );
    const budget = forms.test(page) ? scriptBudget.form : scriptBudget.content;
    if (weight > budget) {
      const largest = [...scripts].sort(([, a], [, b]) => b - a).slice(0, 5);
      const list = largest
        .map(([source, size]) => `    ${(size / kib).toFixed(1)} ${source}`)
        .join('\n');
      problems.push(
        `${page}: ${(weight / kib).toFixed(1)} KiB of JavaScript, ${budget / kib} allowed; the largest:\n${list}`,
      );
    }
    if (htmlWeight > htmlBudget)
      problems.push(
        `${page}: ${(htmlWeight / kib).toFixed(1)} KiB of HTML, ${htmlBudget / kib} allowed`,
      );
  }
  const desktop = await desktopWeight();
  console.log(`desktop connection: ${(desktop / kib).toFixed(1)} of ${desktopBudget / kib} KiB`);
  if (desktop > desktopBudget)
    problems.push(`lib/desktop: ${(desktop / kib).toFixed(1)} KiB, ${desktopBudget / kib} allowed`);
  const demo = demoWeight();
  console.log(`product demo: ${(demo / kib).toFixed(1)} of ${demoBudget / kib} KiB`);
  if (demo > demoBudget)
    problems.push(`product demo: ${(demo / kib).toFixed(1)} KiB, ${demoBudget / kib} allowed`);
  for (const problem of problems) console.error(`✖ ${problem}`);
  if (problems.length > 0) process.exit(1);
}

if (process.argv[1]?.endsWith('check-budgets.mjs')) await main();
