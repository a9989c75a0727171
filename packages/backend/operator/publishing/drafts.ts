/** Writing an article or a campaign: a draft in one language or both, published once it is valid, and taken down again. */
import 'server-only';
import { z } from 'zod';
import {
  fieldNames,
  localeField,
  textsWith,
  valuesOf,
  type DraftValues,
} from '@superbrowser/contract/content/drafts';
import { contentLocales } from '@superbrowser/contract/content/kinds';
import { limits } from '@superbrowser/contract/content/markdown';
import { isText } from '@superbrowser/contract/forms/text';
import { chinaMomentOf } from '@superbrowser/contract/records/china-day';
import { iso } from '../../database/tables';
import type { Db } from '../../database/open';
import { oneLine } from '../fields';
import { reason } from '../refusal-words';
import {
  refuse,
  verb,
  type Bilingual,
  type OperatorContext,
  type Outcome,
  type Verb,
} from '../verb';
import type { PublishedFamily } from './families';
import {
  keepPublished,
  pieceAt,
  pieceFacts,
  takeDown,
  unknownPiece,
  versionOfPiece,
  type Piece,
} from './store';
import { checkSlug, publishingOf, validTexts } from './validate';
import { addressesOf } from './verbs';

const lineField = z
  .string()
  .trim()
  .max(2_000)
  .refine((text) => isText(text) && !/[\r\n]/.test(text), reason('must be one line of text'))
  .default('');
const textField = z.string().max(limits.bytes).refine(isText, reason('must be text')).default('');

const bodyFields = contentLocales.map((locale) => localeField(locale, 'body'));

/** The fields of a draft, by the names a form has for them: it may be unfinished, but can be given back as it is. */
function saveInput({ folder }: PublishedFamily) {
  const others = fieldNames(folder).filter((name) => name !== 'slug');
  const shape = others.map((name) => [name, bodyFields.includes(name) ? textField : lineField]);
  return z
    .strictObject({ slug: z.string().trim(), ...(Object.fromEntries(shape) as object) })
    .transform((values) => {
      const all = values as unknown as Record<string, string> & { readonly slug: string };
      // Forms have moments without their zone.
      const moments = ['start', 'end'].filter((name) => others.includes(name));
      const inChina = moments.map((name) => [name, chinaMomentOf(all[name] ?? '')] as const);
      return { ...all, ...Object.fromEntries(inChina) };
    });
}

const slugWords = { zh: '地址的最后一段', en: 'last part of its address' };

const pieceVersion =
  (family: PublishedFamily) =>
  async ({ slug }: { readonly slug: string }, db: Db) =>
    versionOfPiece(await pieceAt(family, slug, db));

async function keepDraft(
  { folder }: PublishedFamily,
  state: 'draft' | 'archived',
  values: DraftValues & { readonly slug?: string },
  { db, now, who }: OperatorContext,
): Promise<void> {
  const row = {
    state,
    content: JSON.stringify(values),
    changed_at: iso(now),
    changed_by: who,
  };
  await db
    .insertInto('drafts')
    .values({ family: folder, slug: values.slug ?? '', ...row })
    .onConflict((conflict) => conflict.columns(['family', 'slug']).doUpdateSet(row))
    .execute();
}

const dropDraft = ({ folder }: PublishedFamily, slug: string, db: Db) =>
  db.deleteFrom('drafts').where('family', '=', folder).where('slug', '=', slug).execute();

async function known(family: PublishedFamily, slug: string, db: Db): Promise<Piece> {
  const piece = await pieceAt(family, slug, db);
  if (!piece) throw unknownPiece(family, slug);
  return piece;
}

const saving = (family: PublishedFamily): Verb => {
  const names = fieldNames(family.folder);
  const words = (name: string): Bilingual => ({ zh: `字段 ${name}`, en: `field ${name}` });
  return verb({
    name: `${family.word} save`,
    summary: { zh: `保存草稿，不公开`, en: 'Keeps a draft, which nobody else sees' },
    positional: ['slug'],
    fields: {
      ...Object.fromEntries(names.map((name) => [name, words(name)])),
      slug: slugWords,
    },
    input: saveInput(family),
    changes: true,
    version: pieceVersion(family),
    async run(values, context) {
      const { db, surroundings } = context;
      checkSlug(family, values.slug, surroundings.hasPage);
      const before = await pieceAt(family, values.slug, db);
      await keepDraft(family, 'draft', values, context);
      const after = await pieceAt(family, values.slug, db);
      return {
        data: { slug: values.slug, state: after?.state },
        audit: {
          subject: values.slug,
          before: pieceFacts(before, family),
          after: pieceFacts(after, family),
        },
      };
    },
  });
};

interface PieceVerb {
  /** After the family's word. */
  readonly word: string;
  readonly summary: Bilingual;
  readonly confirms?: 'slug';
  /** What is done with it. @throws OperatorRefusal where it is in no state for that */
  readonly act: (piece: Piece, context: OperatorContext) => Promise<Omit<Outcome, 'audit'>>;
}

/** Does something with one that is there, and writes down in which state it was and is. */
const withPiece = (family: PublishedFamily, { word, summary, confirms, act }: PieceVerb): Verb =>
  verb({
    name: `${family.word} ${word}`,
    summary,
    positional: ['slug'],
    fields: { slug: slugWords },
    input: z.strictObject({ slug: oneLine(80) }),
    changes: true,
    ...(confirms && { confirms }),
    version: pieceVersion(family),
    async run({ slug }, context) {
      const piece = await known(family, slug, context.db);
      const outcome = await act(piece, context);
      const after = await pieceAt(family, slug, context.db);
      return {
        ...outcome,
        audit: {
          subject: slug,
          before: pieceFacts(piece, family),
          after: pieceFacts(after, family),
        },
      };
    },
  });

const publishing = (family: PublishedFamily): Verb =>
  withPiece(family, {
    word: 'publish',
    summary: { zh: '发布草稿，立即可见', en: 'Publishes a draft, at once' },
    async act({ slug, state, values }, context) {
      if (state === 'published')
        throw refuse(`${slug} has no changes to publish.`, `${slug} 没有要发布的改动。`);
      const written = textsWith(values, family.folder);
      if (Object.keys(written).length === 0)
        throw refuse(`Not published: ${slug} has no text.`, `没有发布：${slug} 没有文字。`);
      const texts = await validTexts(family, slug, written, publishingOf(context));
      await keepPublished(family, slug, texts, context);
      await dropDraft(family, slug, context.db);
      return { data: { slug, ...addressesOf(family, slug, texts) } };
    },
  });

const archiving = (family: PublishedFamily): Verb =>
  withPiece(family, {
    word: 'archive',
    summary: {
      zh: '下线并存档：页面随即为 404，内容保留',
      en: 'Takes it off the site and keeps its text',
    },
    async act({ slug, state }, context) {
      if (state === 'changed')
        throw refuse(
          `${slug} has changes nobody has published: publish or discard them first.`,
          `${slug} 有未发布的改动：请先发布或放弃这些改动。`,
        );
      const live = await takeDown(family, slug, context.db);
      if (!live) throw refuse(`${slug} is not published.`, `${slug} 没有发布。`);
      await keepDraft(family, 'archived', valuesOf(slug, live, family.folder), context);
      return {
        data: { slug, state: 'archived' },
        undo: { verb: `${family.word} publish`, values: { slug } },
      };
    },
  });

const discarding = (family: PublishedFamily): Verb =>
  withPiece(family, {
    word: 'discard',
    summary: {
      zh: '放弃草稿或存档，不能恢复；已发布的内容不变',
      en: 'Drops a draft or what was archived, for good; what is public stays as it is',
    },
    confirms: 'slug',
    async act({ slug, state, live }, { db }) {
      if (state === 'published') throw refuse(`${slug} has no draft.`, `${slug} 没有草稿。`);
      await dropDraft(family, slug, db);
      return { data: { slug, state: live ? 'published' : 'gone' } };
    },
  });

export const draftVerbs = (family: PublishedFamily): readonly Verb[] => [
  saving(family),
  publishing(family),
  archiving(family),
  discarding(family),
];
