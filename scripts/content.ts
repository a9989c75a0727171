/**
 * `npm run content`: validates every file of content/ and writes what the build needs of it: slugs for the table of
 * pages and the middleware, texts and lists for pages, templates for staff. The output is not in git. Fails with one
 * line for each problem.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { z } from 'zod';
import { parseContentFile, parseYaml } from '@superbrowser/contract/content/front-matter';
import { staffCollectionNames } from '@superbrowser/contract/content/staff-collections';
import { schemaIssues, type Issue } from '@superbrowser/contract/content/issues';
import { contentLocales, type ContentLocale } from '@superbrowser/contract/content/content-locales';
import {
  announcementsSchema,
  appsSchema,
  changelogSchema,
  type CollectionName,
} from '@superbrowser/contract/content/schemas';
import {
  compareLanguages,
  validateContentFile,
  type TextContext,
} from '@superbrowser/contract/content/validate-text';
import { beijingDay } from '@superbrowser/shared/beijing-time';

const contentFolder = 'content';
const generatedFolder = 'lib/generated';
const templatesFile = 'packages/contract/content/generated/templates.ts';
const collectionNames = ['news', 'cases', 'legal', 'campaigns'] as const;
const problems: string[] = [];

function reportIssues(file: string, issues: readonly Issue[]): void {
  for (const { line, field, message } of issues)
    problems.push(`${file}:${line} ${field && `${field} `}${message.en}`);
}

/** Writes only files whose text changed, because a watching compiler compiles every written file again. */
function writeIfChanged(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

const generatedNotice = '/** Written by scripts/content.ts from content/. */\n';
const toLiteral = (value: unknown) => JSON.stringify(value, null, 1);

/** Slugs of a collection in a language; `midautumn/middetail` is in a subfolder. */
function listSlugs(locale: ContentLocale, collection: string): string[] {
  const path = `${contentFolder}/${locale}/${collection}`;
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .sort();
}

type TextsByLocale = Readonly<Partial<Record<ContentLocale, unknown>>>;

/** The texts of a slug in each of its languages, compared with each other. */
function readTexts(collection: CollectionName, slug: string, context: TextContext): TextsByLocale {
  const entries = contentLocales.flatMap((locale) => {
    const file = `${contentFolder}/${locale}/${collection}/${slug}.md`;
    if (!existsSync(file)) return [];
    const validated = validateContentFile(collection, locale, readFileSync(file, 'utf8'), context);
    reportIssues(file, validated.issues);
    return [{ locale, file, ...validated }];
  });
  const [zh, en] = entries;
  if (zh?.text && en?.text)
    reportIssues(
      en.file,
      compareLanguages(
        collection,
        { fields: zh.text.fields, root: zh.root },
        { fields: en.text.fields, root: en.root },
      ),
    );
  return Object.fromEntries(entries.map(({ locale, text }) => [locale, text]));
}

/** The data of a YAML file. */
function readList<T extends z.ZodType>(name: string, schema: T): z.output<T> | null {
  const file = `${contentFolder}/${name}.yaml`;
  const { data, issues, lineOf } = parseYaml(readFileSync(file, 'utf8'));
  reportIssues(file, issues);
  const parsed = schema.safeParse(data);
  if (parsed.error && issues.length === 0) reportIssues(file, schemaIssues(parsed.error, lineOf));
  return parsed.data ?? null;
}

/** The language of each page that exists in only one language; all other pages exist in both. */
function readSingleLanguages(slugsByCollection: Readonly<Record<string, readonly string[]>>) {
  const pathPrefixes: Readonly<Record<string, string>> = { news: '/news', cases: '/cases' };
  const rows = Object.entries(slugsByCollection).flatMap(([collection, slugList]) =>
    slugList.flatMap((slug) => {
      const foundLocales = contentLocales.filter((locale) =>
        listSlugs(locale, collection).includes(slug),
      );
      const path = pathPrefixes[collection];
      if (foundLocales.length === contentLocales.length) return [];
      if (!path)
        problems.push(`${contentFolder}: ${collection}/${slug} is needed in both languages`);
      return path ? [[`${path}/${slug}`, foundLocales[0]] as const] : [];
    }),
  );
  return Object.fromEntries(rows);
}

/** Sort key of a text in its list: by its position, or else by its day, newest first. */
function readSortKey(collection: string, slug: string): string {
  const file = contentLocales
    .map((locale) => `${contentFolder}/${locale}/${collection}/${slug}.md`)
    .find(existsSync);
  const { data } = parseContentFile(file ? readFileSync(file, 'utf8') : '');
  const { position, publishedOn } = (data ?? {}) as { position?: number; publishedOn?: string };
  if (position) return String(position).padStart(4, '0');
  // A number of eight digits that is smaller for later days.
  const dateKey = 99_999_999 - Number((publishedOn ?? '').replaceAll('-', ''));
  return String(dateKey);
}

function listSortedSlugs(collection: string): string[] {
  const allSlugs = new Set(contentLocales.flatMap((locale) => listSlugs(locale, collection)));
  return [...allSlugs]
    .map((slug) => [readSortKey(collection, slug), slug] as const)
    .sort(([a, slug], [b, otherSlug]) => a.localeCompare(b) || slug.localeCompare(otherSlug))
    .map(([, slug]) => slug);
}

const slugs = Object.fromEntries(
  collectionNames.map((collection) => [collection, listSortedSlugs(collection)]),
);

/** The slugs are in a separate file, because the middleware reads the table of pages with every request. */
function writeSlugs(): void {
  const { news, cases, campaigns } = slugs;
  writeIfChanged(
    `${generatedFolder}/slugs.ts`,
    `${generatedNotice}
export const newsSlugs = ${toLiteral(news)} as const;
export type NewsSlug = (typeof newsSlugs)[number];

export const caseSlugs = ${toLiteral(cases)} as const;
export type CaseSlug = (typeof caseSlugs)[number];

export const campaignSlugs = ${toLiteral(campaigns)} as const;
export type CampaignSlug = (typeof campaignSlugs)[number];

/** By path, the language of pages that are in one only. */
export const singleLanguagePages: Readonly<Record<string, 'zh-CN' | 'en-US' | undefined>> = ${toLiteral(readSingleLanguages(slugs))};
`,
  );
}

function writeTexts(context: TextContext): void {
  const texts = Object.fromEntries(
    collectionNames.map((collection) => [
      collection,
      Object.fromEntries(
        (slugs[collection] ?? []).map((slug) => [slug, readTexts(collection, slug, context)]),
      ),
    ]),
  );
  const lists = {
    changelog: readList('changelog', changelogSchema),
    announcements: readList('announcements', announcementsSchema),
    apps: readList('apps', appsSchema),
  };
  if (problems.length > 0) return;
  writeIfChanged(
    `${generatedFolder}/texts.ts`,
    `${generatedNotice}import type { BuiltContent } from '@superbrowser/contract/content/validate-text';\n\nexport const texts: BuiltContent = ${toLiteral(texts)};\n`,
  );
  writeIfChanged(
    `${generatedFolder}/lists.ts`,
    `${generatedNotice}import type { BuiltLists } from '@superbrowser/contract/content/schemas';\n\nexport const lists: BuiltLists = ${toLiteral(lists)};\n`,
  );
}

const templateFileByCollection = { news: 'article.md', staffCampaigns: 'campaign.md' } as const;

/** Template files for staff; each is valid without changes. */
function writeTemplates(context: TextContext): void {
  const templates = Object.fromEntries(
    staffCollectionNames.map((collection) => {
      const files = contentLocales.map((locale) => {
        const file = `${contentFolder}/templates/${locale}/${templateFileByCollection[collection]}`;
        const text = readFileSync(file, 'utf8');
        reportIssues(file, validateContentFile(collection, locale, text, context).issues);
        return [locale, text] as const;
      });
      return [collection, Object.fromEntries(files)];
    }),
  );
  writeIfChanged(
    templatesFile,
    `${generatedNotice}export const templates = ${toLiteral(templates)} as const;\n`,
  );
}

async function main(): Promise<void> {
  writeSlugs();
  // The table of pages is imported late, because it needs the slugs that were just written.
  const { hasPage } = await import('@/lib/pages');
  const context = {
    site: { hasPage, hasPicture: () => false },
    today: beijingDay(Date.now()),
  };
  writeTexts(context);
  writeTemplates(context);
  for (const problem of problems) console.error(`✖ ${problem}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

void main();
