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
  for (const problem of problems) console.error(`✖ ${problem}`);
  if (problems.length > 0) process.exit(1);
}

if (process.argv[1]?.endsWith('check-budgets.mjs')) await main();
