/** Articles and campaigns besides the built-in ones, each from a file for a language. */
import 'server-only';
import { z } from 'zod';
import { textsWith, type StoredTexts } from '@superbrowser/contract/content/drafts';
import { writeContentFile } from '@superbrowser/contract/content/front-matter';
import { templates } from '@superbrowser/contract/content/generated/templates';
import { contentLocales, type ContentLocale } from '@superbrowser/contract/content/kinds';
import type { FieldsOf } from '@superbrowser/contract/content/schemas';
import { chinaDay } from '@superbrowser/contract/records/china-day';
import { oneLine } from '../fields';
import { refuse, verb, type Verb } from '../verb';
import { firstText, type PublishedFamily } from './families';
import { fileText } from './files';
import {
  keepPublished,
  pieceAt,
  pieceFacts,
  piecesOf,
  takeDown,
  unknownPiece,
  type Piece,
} from './store';
import { checkSlug, publishingOf, validTexts } from './validate';

const slug = { zh: '地址的最后一段', en: 'last part of its address' };
const slugInput = z.strictObject({ slug: oneLine(80) });
const language = { zh: '语言：zh 或 en', en: 'language: zh or en' };
/** Languages as they are typed. */
const typedLocales = { zh: 'zh-CN', en: 'en-US' } as const satisfies Record<string, ContentLocale>;
const languageInput = z.enum(['zh', 'en']).transform((typed) => typedLocales[typed]);

export const adding = (family: PublishedFamily): Verb =>
  verb({
    name: `${family.word} add`,
    summary: {
      zh: `发布或替换一${family.name.zh}，立即可见；没有给出的语言保持不变`,
      en: `Publishes or replaces ${family.name.en}, at once; a language without a file stays as it is`,
    },
    positional: ['slug'],
    fields: {
      slug,
      zh: { zh: '中文文件（Markdown）', en: 'the Chinese file (Markdown)' },
      en: { zh: '英文文件（Markdown）', en: 'the English file (Markdown)' },
    },
    input: z.strictObject({
      slug: oneLine(80),
      zh: oneLine(1_000).optional(),
      en: oneLine(1_000).optional(),
    }),
    changes: true,
    async prepare({ slug: which, ...files }, context): Promise<StoredTexts> {
      const publishing = publishingOf(context);
      checkSlug(family, which, publishing.hasPage);
      const texts = await Promise.all(
        Object.entries(typedLocales).map(async ([typed, locale]) => {
          const path = files[typed as 'zh' | 'en'];
          return path ? [[locale, await fileText(family, locale, path, publishing)] as const] : [];
        }),
      );
      if (texts.flat().length === 0)
        throw refuse('Give a file with --zh, --en or both.', '请用 --zh、--en 给出文件。');
      return Object.fromEntries(texts.flat());
    },
    async run({ slug: which }, context, given) {
      const before = await pieceAt(family, which, context.db);
      const texts = await validTexts(
        family,
        which,
        { ...before?.live, ...given },
        publishingOf(context),
      );
      const replaced = await keepPublished(family, which, texts, context);
      const after = await pieceAt(family, which, context.db);
      return {
        data: { slug: which, ...addressesOf(family, which, texts), replaced },
        audit: {
          subject: which,
          detail: replaced ? 'replaced' : 'new',
          before: pieceFacts(before, family),
          after: pieceFacts(after, family),
        },
      };
    },
  });

/** Where a text is public, by the languages it is in. */
export function addressesOf(
  { folder }: PublishedFamily,
  which: string,
  texts: Readonly<Partial<Record<ContentLocale, unknown>>>,
) {
  const address = `/${folder}/${which}`;
  return {
    ...(texts['zh-CN'] !== undefined && { address }),
    ...(texts['en-US'] !== undefined && { english: `/en${address}` }),
  };
}

/** What is public as it is; of a draft its name, as far as it has one. */
function factsOf(family: PublishedFamily, { live, values }: Piece): Record<string, string> {
  const text = live && firstText(live);
  if (text) return { ...family.facts(text.fields as FieldsOf<'news' | 'activity'>) };
  const name = values[`zh-${family.titleField}`] || values[`en-${family.titleField}`] || '';
  return { [family.titleField]: name };
}

const listing = (family: PublishedFamily): Verb =>
  verb({
    name: `${family.word} list`,
    summary: {
      zh: `列出${family.names.zh}：草稿、已发布、已存档`,
      en: `Lists ${family.names.en} of the store: drafts, published and archived`,
    },
    positional: [],
    fields: {},
    input: z.strictObject({}),
    changes: false,
    async run(_, { db }) {
      const data = (await piecesOf(family, db)).map((piece) => ({
        slug: piece.slug,
        state: piece.state,
        ...factsOf(family, piece),
        missing: piece.missing.join(' '),
        changed_at: piece.changed_at,
        changed_by: piece.changed_by ?? '',
      }));
      return { data };
    },
  });

const showing = (family: PublishedFamily): Verb =>
  verb({
    name: `${family.word} show`,
    summary: {
      zh: '输出它的文件，供修改；只有草稿时输出草稿',
      en: 'Prints its file, to be changed; the draft where nothing is published',
    },
    positional: ['slug', 'language'],
    fields: { slug, language },
    input: z.strictObject({ slug: oneLine(80), language: languageInput.optional() }),
    changes: false,
    async run({ slug: which, language: locale }, { db }) {
      const piece = await pieceAt(family, which, db);
      if (!piece) throw unknownPiece(family, which);
      const texts = piece.live ?? textsWith(piece.values, family.folder);
      const wanted = locale ?? contentLocales.find((one) => texts[one]);
      const text = wanted && texts[wanted];
      if (!text)
        throw refuse(
          `${which} is not in this language.`,
          `${which} 没有这种语言的文字。`,
          'language',
        );
      return { data: writeContentFile(text.fields, text.body) };
    },
  });

const removing = (family: PublishedFamily): Verb =>
  verb({
    name: `${family.word} remove`,
    summary: {
      zh: `撤下一${family.name.zh}：页面随即为 404`,
      en: `Removes ${family.name.en}: its page is a 404 at once`,
    },
    positional: ['slug'],
    fields: { slug },
    input: slugInput,
    changes: true,
    async run({ slug: which }, { db }) {
      const before = pieceFacts(await pieceAt(family, which, db), family);
      if (!(await takeDown(family, which, db))) throw unknownPiece(family, which);
      const after = pieceFacts(await pieceAt(family, which, db), family);
      return {
        data: { slug: which, removed: true },
        audit: { subject: which, before, after },
      };
    },
  });

/** The file staff begin with, dated today. @param today YYYY-MM-DD */
export const templateFile = (
  folder: PublishedFamily['folder'],
  locale: ContentLocale,
  today: string,
): string => templates[folder][locale].replace(/^publishedOn: .*$/m, `publishedOn: ${today}`);

const giving = (family: PublishedFamily): Verb =>
  verb({
    name: `${family.word} template`,
    summary: { zh: '输出一个可直接使用的样例文件', en: 'Prints a file to begin with' },
    positional: ['language'],
    fields: { language },
    input: z.strictObject({ language: languageInput.default('zh-CN') }),
    changes: false,
    run: ({ language: locale }, { now }) =>
      Promise.resolve({ data: templateFile(family.folder, locale, chinaDay(now)).trimEnd() }),
  });

export const fileVerbs = (family: PublishedFamily): readonly Verb[] => [
  listing(family),
  showing(family),
  removing(family),
  giving(family),
];
