/**
 * Size budgets (brotli) of code that loads late, when a visitor uses it. e2e/html checks the pages' own HTML and
 * scripts as they are served.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { settingOf } from '../../lib/core/env/settings.mjs';
import {
  desktopBudget,
  measureConnectionBytes,
} from '../lib/testing/desktop-connection-weight.mjs';

const dist = settingOf('NEXT_DIST_DIR');
const kib = 1024;

/** Bytes of the product demo: its scripts and style, with one language's texts. */
const demoBudget = 25 * kib;
/** Bytes of the worker that hashes files on `/verify`, with everything it loads. */
const hashWorkerBudget = 20 * kib;

const compressedSize = (path) => brotliCompressSync(readFileSync(path)).length;

/** Text that only a chunk of the demo contains: its frame's attribute. */
const demoMarker = 'data-demo-island';

/** The longest sentence of the demo's texts in a language that the bundle contains unescaped. */
function demoSentence(locale) {
  const texts = [];
  const messagesText = readFileSync(join('messages', locale, 'demo.json'), 'utf8');
  JSON.parse(messagesText, (_, value) => {
    if (typeof value === 'string' && !/["'`\\{}<>]/.test(value)) texts.push(value);
    return value;
  });
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest));
}

/** Every chunk of the build as [name, text]. */
function listChunks() {
  const root = join(dist, 'static', 'chunks');
  return readdirSync(root, { recursive: true })
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(root, name), 'utf8')]);
}

/** Text that only the worker's code contains. */
const hashWorkerMarker = 'The file changed while it was read';

/** Brotli bytes of the worker: its entry, and the chunks it loads. */
function weighHashWorker() {
  const files = listChunks();
  const [workerChunk] = files
    .filter(([, text]) => text.includes(hashWorkerMarker))
    .map(([name]) => name);
  // The page refers to a worker as ("static/chunks/entry.js",["static/chunks/a.js", …]).
  const calls = files.flatMap(
    ([, text]) => text.match(/\("static\/chunks\/[^"]+",\["static\/chunks\/[^\]]+\]\)/g) ?? [],
  );
  const call = calls.find((text) => workerChunk && text.includes(`"static/chunks/${workerChunk}"`));
  if (!call) throw new Error('The chunks of the worker that hashes files were not found');
  const paths = new Set(call.match(/static\/chunks\/[^"]+/g));
  return [...paths].reduce((sum, path) => sum + compressedSize(join(dist, path)), 0);
}

/** Brotli bytes of the demo: the chunks loaded together with its frame, and the larger language's texts. */
function weighDemo() {
  const root = join(dist, 'static', 'chunks');
  const files = listChunks();
  const chunksWith = (marker) =>
    files.filter(([, text]) => text.includes(marker)).map(([name]) => name);
  const [frame] = chunksWith(demoMarker);
  // An import in the bundle lists the files it loads: ["static/chunks/a.js","static/chunks/b.css"].
  const lists = files.flatMap(([, text]) => text.match(/\["static\/chunks\/[^\]]+\]/g) ?? []);
  const frameList = lists.find((list) => frame && list.includes(`"static/chunks/${frame}"`));
  const frameFiles = frameList ? JSON.parse(frameList).map((path) => join(dist, path)) : [];
  const textFiles = ['zh-CN', 'en-US'].map((locale) =>
    chunksWith(demoSentence(locale)).map((name) => join(root, name)),
  );
  if (frameFiles.length === 0 || textFiles.some((paths) => paths.length === 0))
    throw new Error('The chunks of the product demo were not found');
  const weigh = (paths) =>
    [...new Set([...frameFiles, ...paths])].reduce((sum, path) => sum + compressedSize(path), 0);
  return Math.max(...textFiles.map(weigh));
}

let hasFailed = false;
for (const [name, weight, budget] of [
  ['desktop connection', await measureConnectionBytes(), desktopBudget],
  ['product demo', weighDemo(), demoBudget],
  ['worker that hashes files', weighHashWorker(), hashWorkerBudget],
]) {
  const isWithinBudget = weight <= budget;
  console.log(
    `${isWithinBudget ? '✓' : '✖'} ${name}: ${(weight / kib).toFixed(1)} of ${budget / kib} KiB`,
  );
  hasFailed ||= !isWithinBudget;
}
if (hasFailed) process.exit(1);
