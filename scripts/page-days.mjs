/**
 * npm run page-days: gives each page of the sitemap whose texts changed the day of today, articles and cases excepted.
 * The days are in lib/seo/sitemap/page-days.json and become the sitemap's `lastmod`. With --check (part of
 * `npm run verify`) it writes nothing and fails when texts have changed. A page's texts are its block of the messages,
 * the block of its application form (not the labels of fields) and its long text, in both languages.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import { readMessages } from './lib/generate/read-messages.mjs';

const recordFile = 'lib/seo/sitemap/page-days.json';
const locales = ['zh-CN', 'en-US'];

/** What a TypeScript module exports; tsx wraps it in `default` where it loads the module as CommonJS. */
async function importTypeScript(path) {
  const loaded = await tsImport(path, import.meta.url);
  return loaded.default ?? loaded;
}
const { pages, isTextPage } = await importTypeScript('../lib/pages.ts');
const { beijingDay } = await importTypeScript('../packages/shared/beijing-time.ts');
const { applicationForms } = await importTypeScript(
  '../packages/contract/forms/application-forms.ts',
);
const kindByPage = Object.fromEntries(
  Object.entries(applicationForms).map(([kind, { path }]) => [path, kind]),
);

const messages = Object.fromEntries(
  locales.map((locale) => [locale, readMessages('messages', locale)]),
);

/** The file below content/<locale> that a page shows completely, by the page's path; the file need not exist. */
function longTextFile(path) {
  if (path === '/protocol') return 'legal/agreement.md';
  if (path === '/protocol/privacyservice') return 'legal/privacy.md';
  return path.replace(/^\/activity\//, 'campaigns/') + '.md';
}

/** A hash of a page's texts in both languages. */
function hashTexts({ path, name }) {
  const texts = locales.map((locale) => {
    const file = `content/${locale}/${longTextFile(path)}`;
    return [
      messages[locale][name],
      messages[locale].applications[kindByPage[path]],
      existsSync(file) ? readFileSync(file, 'utf8') : null,
    ];
  });
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12);
}

const recordedDays = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {};
const today = beijingDay(Date.now());
const datedPages = pages.filter((page) => page.priority !== null && !isTextPage(page));
const days = Object.fromEntries(
  datedPages.map((page) => {
    const textHash = hashTexts(page);
    const recorded = recordedDays[page.path];
    return [page.path, recorded?.textHash === textHash ? recorded : { day: today, textHash }];
  }),
);
const changedPaths = [...new Set([...Object.keys(recordedDays), ...Object.keys(days)])].filter(
  (path) => recordedDays[path]?.textHash !== days[path]?.textHash,
);

if (process.argv.includes('--check')) {
  for (const path of changedPaths)
    console.error(`✖ ${path} has other texts than on the day written down`);
  if (changedPaths.length > 0) console.error('Date them: npm run page-days');
  process.exitCode = changedPaths.length === 0 ? 0 : 1;
} else {
  writeFileSync(recordFile, `${JSON.stringify(days, null, 2)}\n`);
  console.log(
    changedPaths.length === 0 ? 'Nothing has changed' : `Changed today: ${changedPaths.join(', ')}`,
  );
}
