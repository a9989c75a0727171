/**
 * npm run draw -- font: reduces the Latin font of the site's package to the characters pages can show. The results are
 * committed, so that a build needs no font tools and two builds of one version are alike; with --check it reports
 * whether they are up to date.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const packageFolder = dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/figtree/package.json'),
);
const fullFontFile = join(packageFolder, 'files', 'figtree-latin-wght-normal.woff2');
const kib = 1024;
/** Bytes of both fonts together. */
const budget = 30 * kib;
/** The weights in use, from body text to the boldest heading. */
const weights = { min: 400, max: 800 };

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index));

/**
 * Letters and digits are for both languages. Marks that Chinese text takes from its own font, full-width, are in a
 * separate font, which only English text uses. The ranges in app/[locale]/fonts.ts correspond.
 */
const faces = {
  'latin.woff2': [...printable, ...'©®°±²³×é'],
  'latin-marks.woff2': [...'\u00a0–—‘’“”…•·½¥€−'],
};

/** One font with its characters and the weights in use. */
async function subsetWithWeights(characters) {
  return subsetFont(await readFile(fullFontFile), characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
}

const isCheckOnly = process.argv.includes('--check');
const problems = [];
let total = 0;
await mkdir('app/fonts', { recursive: true });
for (const [name, characters] of Object.entries(faces)) {
  const path = join('app', 'fonts', name);
  const font = await subsetWithWeights(characters);
  total += font.length;
  console.log(`${name} ${(font.length / kib).toFixed(1)} KiB, ${characters.length} characters`);
  if (!isCheckOnly) await writeFile(path, font);
  else if (!font.equals(await readFile(path).catch(() => Buffer.alloc(0))))
    problems.push(`${path} is not what npm run draw -- font writes`);
}
if (total > budget) problems.push(`${(total / kib).toFixed(1)} KiB, ${budget / kib} allowed`);
for (const problem of problems) console.error(`✖ ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
