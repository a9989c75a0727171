/** An article as a file of an operator holds it, and as the store keeps it: the fields of a built-in one. */
import { z } from 'zod';
import * as mini from 'zod/mini';
import { findRoute, type RoutePath } from '@/lib/routes';
import { fault, faultsOf, type Fault } from './faults';
import { calendarDay, hasChinese, lineOfText, slugBelow, textsIn } from './fields';
import { verbatim } from '@superbrowser/contract/forms/text';
import { fileLocales, newsCategories, type FileLocale } from './kinds';
import { parseMarkdown, type MarkdownBlock } from './markdown';
import { readParts } from './parts';

const sentenceText = lineOfText(1, 4_000);
const cell = lineOfText(0, 300);
const anchor = verbatim('anchor').check(mini.regex(/^[a-z][a-z0-9-]{0,59}$/));
type Suffix = '' | `#${string}` | `?${string}`;

/** A user name before the host makes another site look like a known one. */
function isPlainHttps(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}

/** With its host as browsers ask for it: letters of other alphabets as punycode. */
const webAddress = mini.pipe(
  verbatim('https').check(mini.maxLength(1_000, 'long'), mini.refine(isPlainHttps, 'https')),
  mini.transform((address) => new URL(address).href),
);

const blockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), text: sentenceText }),
  z.strictObject({ kind: z.literal('heading'), id: anchor, text: lineOfText(1, 120) }),
  z.strictObject({
    kind: z.literal('list'),
    ordered: z.boolean(),
    items: z.array(lineOfText(1, 1_000)).min(1).max(60),
  }),
  z
    .strictObject({
      kind: z.literal('table'),
      caption: lineOfText(1, 200),
      head: z.array(lineOfText(1, 100)).min(1).max(8),
      rows: z.array(z.array(cell)).min(1).max(100),
    })
    .refine(({ head, rows }) => rows.every((row) => row.length === head.length), 'cells'),
  z.strictObject({ kind: z.literal('note'), title: lineOfText(1, 120), text: sentenceText }),
  z.strictObject({
    kind: z.literal('code'),
    label: lineOfText(1, 120),
    text: verbatim('line').check(mini.minLength(1, 'short'), mini.maxLength(8_000, 'long')),
  }),
  z.strictObject({
    kind: z.literal('link'),
    path: mini.pipe(
      verbatim('path').check(mini.refine((path) => findRoute(path) !== undefined, 'path')),
      mini.transform((path) => path as RoutePath),
    ),
    suffix: mini.pipe(
      verbatim('path').check(mini.regex(/^(?:[?#][!-~]{1,200})?$/, 'path')),
      mini.transform((suffix) => suffix as Suffix),
    ),
    text: lineOfText(1, 200),
  }),
  z.strictObject({
    kind: z.literal('web'),
    url: webAddress,
    text: lineOfText(1, 200),
  }),
]);
type FileBlock = z.output<typeof blockSchema>;

const detailSchema = z.strictObject({
  title: lineOfText(4, 75),
  crumb: lineOfText(2, 40),
  description: lineOfText(20, 300),
  body: z.array(blockSchema).min(1).max(300),
});
type Detail = z.output<typeof detailSchema>;

const anchorsOf = (body: readonly FileBlock[]) =>
  body.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));

/** No word of it may promise what nobody can keep (L3). */
const absolute = /最好|第一名|行业领先|百分之百|100%/;

interface Finding {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What the two languages owe each other, and search results. */
function findingsOf(zh: Detail, en: Detail): Finding[] {
  const found: Finding[] = [];
  const check = (isWrong: boolean, message: string, ...path: (string | number)[]) =>
    isWrong && found.push({ path: ['text', ...path], message });
  check([...zh.title].length > 22, 'title', 'zh-CN', 'title');
  for (const field of ['title', 'crumb', 'description'] as const)
    check(hasChinese(en[field]), 'chinese', 'en-US', field);
  en.body.forEach((block, n) => check(hasChinese(block), 'chinese', 'en-US', 'body', n));
  zh.body.forEach((block, n) =>
    check(absolute.test(textsIn(block).join('\n')), 'absolute', 'zh-CN', 'body', n),
  );
  for (const [locale, { body }] of [
    ['zh-CN', zh],
    ['en-US', en],
  ] as const) {
    const anchors = anchorsOf(body);
    check(new Set(anchors).size < anchors.length, 'anchor', locale, 'body');
    check(anchors.length === 0, 'headings', locale, 'body');
  }
  const at = Math.max(0, ...[zh.body.length, en.body.length]);
  const first = Array.from({ length: at }, (_, n) => n).find((n) => {
    const [one, other] = [zh.body[n], en.body[n]];
    const bothHeads = one?.kind === 'heading' && other?.kind === 'heading';
    return one?.kind !== other?.kind || (bothHeads && one.id !== other.id);
  });
  if (first !== undefined) check(true, 'same', 'en-US', 'body', first);
  return found;
}

/** The record of an article from the store. */
export const storedArticleSchema = z
  .strictObject({
    slug: slugBelow('/news'),
    category: z.enum(newsCategories),
    publishedOn: calendarDay,
    updatedOn: mini.optional(calendarDay),
    text: z.strictObject({ 'zh-CN': detailSchema, 'en-US': detailSchema }),
  })
  .superRefine(({ publishedOn, updatedOn, text }, context) => {
    const found = findingsOf(text['zh-CN'], text['en-US']);
    if (updatedOn !== undefined && updatedOn <= publishedOn)
      found.push({ path: ['updatedOn'], message: 'updated' });
    for (const { path, message } of found)
      context.addIssue({ code: 'custom', path: [...path], message });
  });
export type StoredArticle = z.output<typeof storedArticleSchema>;

/** A block of the file as one of an article; what is refused here has its fault noted. */
function toBlock(block: MarkdownBlock, part: number, faults: Fault[]): object {
  const { line, ...rest } = block;
  if (rest.kind === 'heading') {
    if (rest.level === 3)
      faults.push(
        fault(line, '', 'an article has headings of one level: ##', '文章只用一级标题 ##'),
      );
    return { kind: rest.kind, id: rest.id || `part-${part}`, text: rest.text };
  }
  if (rest.kind === 'note' && !rest.title)
    faults.push(fault(line, '', 'a note begins with **its title**', '提示块须以 **标题** 开头'));
  if (rest.kind !== 'link') return rest;
  const { target, text } = rest;
  if (!/^\/(?!\/)/.test(target)) return { kind: 'web', url: target, text };
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  return { kind: 'link', path, suffix, text };
}

/** The blocks of a text, and by their index the lines they begin at. */
function blocksOf(
  { text, textLine }: { readonly text: string; readonly textLine: number },
  faults: Fault[],
): { readonly body: readonly object[]; readonly lines: readonly number[] } {
  const { blocks, faults: refused } = parseMarkdown(text, textLine);
  faults.push(...refused);
  let headings = 0;
  const body = blocks.map((block) => {
    if (block.kind === 'heading') headings += 1;
    return toBlock(block, headings, faults);
  });
  return { body, lines: blocks.map(({ line }) => line) };
}

/** One language of an article as far as it is written: what is not right yet is left out. */
export function draftOfArticle(
  file: string,
  locale: FileLocale,
): { readonly title: string; readonly description: string; readonly body: readonly FileBlock[] } {
  const part = readParts(file).byLocale[locale];
  const body = blocksOf(part, []).body.flatMap((block) => blockSchema.safeParse(block).data ?? []);
  const { title = '', description = '' } = part.fields;
  return { title, description, body };
}

interface ReadFile<T> {
  readonly record: T | null;
  readonly faults: readonly Fault[];
}

/**
 * Reads the file of an article.
 * @param today YYYY-MM-DD in China: nothing is published tomorrow
 * @returns the record, or everything that is wrong with the file
 */
export function readArticleFile(file: string, today: string): ReadFile<StoredArticle> {
  const { head, byLocale, faults: found } = readParts(file);
  const faults = [...found];
  const lines = new Map(head.lines);
  const textOf = (locale: FileLocale) => {
    const part = byLocale[locale];
    for (const [name, line] of part.lines) lines.set(`text.${locale}.${name}`, line);
    lines.set(`text.${locale}.body`, part.textLine);
    lines.set(`text.${locale}`, Math.max(0, part.textLine - 1));
    const { body, lines: begin } = blocksOf(part, faults);
    for (const [n, line] of begin.entries()) lines.set(`text.${locale}.body.${n}`, line);
    return { ...part.fields, body };
  };
  const text = Object.fromEntries(fileLocales.map((locale) => [locale, textOf(locale)]));
  const checked = storedArticleSchema.safeParse({ ...head.fields, text });
  if (!checked.success) faults.push(...faultsOf(checked.error, lines));
  for (const name of ['publishedOn', 'updatedOn'] as const)
    if ((head.fields[name] ?? '') > today)
      faults.push(fault(lines.get(name) ?? 0, name, 'must not be in the future', '不能晚于今天'));
  return { record: checked.success && faults.length === 0 ? checked.data : null, faults };
}
