// Weight budgets of a build, as it is served: JavaScript a page loads and its HTML, both as brotli, and the elements in it.
// Fails with the page that grew too far. Run with --import tsx: it reads the table of pages.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { settingOf } from '../lib/env/settings.mjs';
import { desktopBudget, desktopWeight } from '../bench/lib/desktop-bundle.mjs';
import { startSite } from '../bench/lib/site.mjs';

const dist = settingOf('NEXT_DIST_DIR');
const kib = 1024;

/** Brotli bytes of JavaScript per page: content pages, and pages built around a form. */
const scriptBudget = { content: 120 * kib, form: 140 * kib };
/** Brotli bytes of HTML, in thousands: of some pages by their path, and of every other. */
const htmlBudgets = { '/': 34_000, '/download': 29_000, '/register': 17_000 };
const otherHtmlBudget = 26_000;
/** Elements of a page as it is sent, the scripts of its data aside: what a phone has to lay out. */
const elementBudget = 1100;
/** Brotli bytes of the product demo: its scripts and style, with one language's words. */
const demoBudget = 25 * kib;
/** Brotli bytes of the worker that hashes files on `/verify`, with all it loads; no page counts it. */
const hashWorkerBudget = 20 * kib;

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
  // Most are fetched by the page's first script (lib/page-start), which has their list.
  const late = tags.flatMap((attributes) =>
    (/\sdata-scripts="([^"]+)/.exec(attributes)?.[1] ?? '').split(' ').filter(Boolean),
  );
  const early = tags.flatMap((attributes) => /\ssrc="([^"?]+)/.exec(attributes)?.[1] ?? []);
  return [...new Set([...early, ...late])];
}

/** Elements of a page's HTML, without the scripts that carry its data. */
export function elementsOf(html) {
  const markup = html.replace(/<script>self\.__next_f\.push[\s\S]*?<\/script>/g, '');
  return (markup.match(/<[a-z]/g) ?? []).length;
}

/** Every static page as [address, path without language, html], from the build as it is served. */
async function pages() {
  const { routes } = await import('../lib/routes.ts');
  const site = await startSite({ NEXT_DIST_DIR: dist }, { quiet: true });
  try {
    const found = [];
    for (const { path } of routes.filter(({ render }) => render === 'static'))
      for (const prefix of ['', '/en']) {
        const address = `${prefix}${path === '/' ? '' : path}` || '/';
        const html = await (await fetch(site.origin + address)).text();
        found.push([address, path, html]);
      }
    return found;
  } finally {
    await site.stop();
  }
}

/** What only chunks of the demo hold: the mark of its frame, and its longest plain sentence. */
const demoFrame = 'data-demo-island';

/** The longest sentence of the demo's words in a language that the bundle writes as it stands. */
function demoSentence(locale) {
  const texts = [];
  const words = readFileSync(join('messages', locale, 'demo.json'), 'utf8');
  JSON.parse(words, (_, value) => {
    if (typeof value === 'string' && !/["'`\\{}<>]/.test(value)) texts.push(value);
    return value;
  });
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest));
}

/** Every chunk of the build as [name, text]. */
function chunks() {
  const root = join(dist, 'static', 'chunks');
  return readdirSync(root, { recursive: true })
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(root, name), 'utf8')]);
}

/** What only the worker's code holds. */
const hashWorkerSign = 'The file changed while it was read';

/** Brotli bytes of the worker: its entry, and the chunks it is told to load. */
function hashWorkerWeight() {
  const files = chunks();
  const [code] = files.filter(([, text]) => text.includes(hashWorkerSign)).map(([name]) => name);
  // The page names a worker as ("static/chunks/entry.js",["static/chunks/a.js", …]).
  const calls = files.flatMap(
    ([, text]) => text.match(/\("static\/chunks\/[^"]+",\["static\/chunks\/[^\]]+\]\)/g) ?? [],
  );
  const call = calls.find((text) => code && text.includes(`"static/chunks/${code}"`));
  if (!call) throw new Error('The chunks of the worker that hashes files were not found');
  const paths = new Set(call.match(/static\/chunks\/[^"]+/g));
  return [...paths].reduce((sum, path) => sum + scriptSize(join(dist, path)), 0);
}

/** Brotli bytes of the demo: the chunks that are fetched together with its frame, and the larger language's words. */
function demoWeight() {
  const root = join(dist, 'static', 'chunks');
  const files = chunks();
  const holding = (sign) => files.filter(([, text]) => text.includes(sign)).map(([name]) => name);
  const [frame] = holding(demoFrame);
  // An import in the bundle lists what it fetches: ["static/chunks/a.js","static/chunks/b.css"].
  const lists = files.flatMap(([, text]) => text.match(/\["static\/chunks\/[^\]]+\]/g) ?? []);
  const together = lists.find((list) => frame && list.includes(`"static/chunks/${frame}"`));
  const fetched = together ? JSON.parse(together).map((path) => join(dist, path)) : [];
  const words = ['zh-CN', 'en-US'].map((locale) =>
    holding(demoSentence(locale)).map((name) => join(root, name)),
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
  console.log('page'.padEnd(34), 'scripts KiB', 'html KB'.padStart(10), 'elements'.padStart(9));
  for (const [page, path, html] of await pages()) {
    const scripts = scriptsOf(html).map((source) => [
      source,
      scriptSize(join(dist, 'www', source)),
    ]);
    const weight = scripts.reduce((sum, [, size]) => sum + size, 0);
    const htmlWeight = brotliCompressSync(html).length;
    const elements = elementsOf(html);
    console.log(
      page.padEnd(34),
      (weight / kib).toFixed(1).padStart(11),
      (htmlWeight / 1_000).toFixed(1).padStart(10),
      String(elements).padStart(9),
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
    const htmlBudget = htmlBudgets[path] ?? otherHtmlBudget;
    if (htmlWeight > htmlBudget)
      problems.push(
        `${page}: ${(htmlWeight / 1_000).toFixed(1)} KB of HTML, ${htmlBudget / 1_000} allowed`,
      );
    if (elements > elementBudget)
      problems.push(`${page}: ${elements} elements, ${elementBudget} allowed`);
  }
  const desktop = await desktopWeight();
  console.log(`desktop connection: ${(desktop / kib).toFixed(1)} of ${desktopBudget / kib} KiB`);
  if (desktop > desktopBudget)
    problems.push(`lib/desktop: ${(desktop / kib).toFixed(1)} KiB, ${desktopBudget / kib} allowed`);
  const demo = demoWeight();
  console.log(`product demo: ${(demo / kib).toFixed(1)} of ${demoBudget / kib} KiB`);
  if (demo > demoBudget)
    problems.push(`product demo: ${(demo / kib).toFixed(1)} KiB, ${demoBudget / kib} allowed`);
  const worker = hashWorkerWeight();
  console.log(
    `worker that hashes files: ${(worker / kib).toFixed(1)} of ${hashWorkerBudget / kib} KiB`,
  );
  if (worker > hashWorkerBudget)
    problems.push(
      `the worker of /verify: ${(worker / kib).toFixed(1)} KiB, ${hashWorkerBudget / kib} allowed`,
    );
  for (const problem of problems) console.error(`✖ ${problem}`);
  if (problems.length > 0) process.exit(1);
}

if (process.argv[1]?.endsWith('check-budgets.mjs')) await main();
