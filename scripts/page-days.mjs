// npm run page-days: writes today beside each page whose words have changed since their day was written down
// (lib/content/page-days.json, the sitemap's `lastmod`). With --check (part of `npm run verify`) it writes nothing
// and fails when words have changed. A page's words are those its own files name, in both languages.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { tsImport } from 'tsx/esm/api';

const record = 'lib/content/page-days.json';
const languages = ['zh-CN', 'en-US'];
/** On many pages: no page is another one because a word of the footer or of a field is. */
const shared =
  /^(?:(?:account|common|desktop|errors|forms|meta|mockups|release)(?:\.|$)|register\.noscript$|fields(?:\.|$)|applications(?:\.(?:form|kit)|$))/;

const loaded = await tsImport('../lib/pages.ts', import.meta.url);
const { routes, isDetail } = loaded.routes ? loaded : loaded.default;

const pageFiles = new Map(
  readdirSync('app/[locale]', { recursive: true })
    .map(String)
    .filter((file) => /(?:^|\/)page\.tsx$/.test(file))
    .map((file) => [
      `/${dirname(file).replace(/\([^)]*\)\/?/g, '')}`.replace(/\/\.?$/, '') || '/',
      join('app/[locale]', file),
    ]),
);

/** Parts of pages that are told whose messages to show. */
const partOfPage = /<(PageFaq|PageReadOn|ApplyClosing|DownloadLine)[^>]*\bof="([^"]+)"/g;

function fileOf(importer, specifier) {
  if (!/^(@\/|\.)/.test(specifier)) return undefined;
  const base = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(importer), specifier);
  return ['.tsx', '.ts']
    .map((ending) => base + ending)
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/** The page of a path; `[form]` stands for one segment, `[...slug]` for the rest. */
function pageOf(path) {
  const exact = pageFiles.get(path);
  if (exact) return exact;
  for (const [pattern, file] of pageFiles)
    if (
      new RegExp(`^${pattern.replace(/\[\.\.\.\w+\]/, '.+').replace(/\[\w+\]/g, '[^/]+')}$`).test(
        path,
      )
    )
      return file;
  throw new Error(`${path} has no page.tsx`);
}

/**
 * Namespaces a page's files request translators for.
 * @param form the first segment of the page's path; it names the form where several pages share their files
 */
function namespacesOf(page, form) {
  const seen = new Set([page]);
  const spaces = new Set();
  for (const file of seen) {
    const text = readFileSync(file, 'utf8');
    for (const [, space] of text.matchAll(/(?:Translations|useText)\(\s*['`]([^'`]+)['`]/g))
      spaces.add(space.replace(/\$\{\w+\}/, form));
    for (const [, part, space] of text.matchAll(partOfPage))
      spaces.add(`${space}.${part === 'PageFaq' ? 'faq' : 'closing'}`);
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      const target = fileOf(file, fileName);
      if (target && /^(?:app|components)\//.test(target)) seen.add(target);
    }
  }
  return [...spaces].filter((space) => !shared.test(space)).sort();
}

const messages = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.fromEntries(
      readdirSync(join('messages', language)).map((name) => [
        name.replace('.json', ''),
        JSON.parse(readFileSync(join('messages', language, name), 'utf8')),
      ]),
    ),
  ]),
);

const at = (language, space) =>
  space.split('.').reduce((part, key) => part?.[key], messages[language]);

function wordsOf({ path, name }) {
  const spaces = [`meta.${name}`, ...namespacesOf(pageOf(path), path.split('/')[1])];
  const words = languages.map((language) => spaces.map((space) => at(language, space) ?? null));
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);
}

const known = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const pages = routes.filter((route) => route.priority !== null && !isDetail(route));
const days = Object.fromEntries(
  pages.map((route) => {
    const words = wordsOf(route);
    const before = known[route.path];
    return [route.path, before?.words === words ? before : { day: today, words }];
  }),
);
const changed = [...new Set([...Object.keys(known), ...Object.keys(days)])].filter(
  (path) => known[path]?.words !== days[path]?.words,
);

if (process.argv.includes('--check')) {
  for (const path of changed)
    console.error(`✖ ${path} has other words than on the day written down`);
  if (changed.length > 0) console.error('Write today beside them: npm run page-days');
  process.exitCode = changed.length === 0 ? 0 : 1;
} else {
  writeFileSync(record, `${JSON.stringify(days, null, 2)}\n`);
  console.log(
    changed.length === 0 ? 'Nothing has changed' : `Changed today: ${changed.join(', ')}`,
  );
}
