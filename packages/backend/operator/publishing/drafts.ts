/** Writing an article or a campaign: a draft of both languages, published once it is right, and taken down again. */
import 'server-only';
import { z } from 'zod';
import {
  faultsByField,
  fieldNames,
  fileWith,
  missingLocales,
  valuesIn,
  type DraftValues,
  type FieldFault,
} from '@/lib/publishing/draft-fields';
import { chinaDay } from '@superbrowser/contract/records/china-day';
import { faultLines } from '@/lib/publishing/faults';
import { type FileLocale } from '@/lib/publishing/kinds';
import { mostFileBytes } from '@/lib/publishing/parts';
import { iso } from '../../database/tables';
import type { Db } from '../../database/open';
import { oneLine } from '../fields';
import {
  refuse,
  verb,
  type Bilingual,
  type OperatorContext,
  type Outcome,
  type Verb,
} from '../verb';
import { saveInput } from './draft-input';
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

export const localeNames: Readonly<Record<FileLocale, Bilingual>> = {
  'zh-CN': { zh: '中文', en: 'Chinese' },
  'en-US': { zh: '英文', en: 'English' },
};

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

/** What keeps a draft from being published, at its fields. */
export function faultsOfDraft(
  family: PublishedFamily,
  values: DraftValues,
  now: number,
): readonly FieldFault[] {
  const file = fileWith(values, family.fields);
  return faultsByField(file, family.read(file, chinaDay(now)).faults, family.fields);
}

const saving = (family: PublishedFamily): Verb => {
  const names = fieldNames(family.fields);
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
      const { db } = context;
      const file = fileWith(values, family.fields);
      if (Buffer.byteLength(file) > mostFileBytes)
        throw refuse(
          `Together it has more than ${mostFileBytes} bytes.`,
          `合计超过 ${mostFileBytes} 字节。`,
        );
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

function refuseMissing(missing: readonly FileLocale[]): void {
  if (missing.length === 0) return;
  const names = (language: 'zh' | 'en', between: string) =>
    missing.map((locale) => localeNames[locale][language]).join(between);
  throw refuse(
    `Not published: ${names('en', ' and ')} ${missing.length > 1 ? 'are' : 'is'} missing.`,
    `没有发布：缺少${names('zh', '和')}。`,
  );
}

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
      refuseMissing(missingLocales(values, family.fields));
      const source = fileWith(values, family.fields);
      const { record, faults } = family.read(source, chinaDay(context.now));
      if (!record) {
        const { en, zh } = faultLines(faults);
        throw refuse(`${slug} is not published:\n${en}`, `${slug} 没有发布：\n${zh}`);
      }
      await keepPublished(family, { source, record }, context);
      await dropDraft(family, slug, context.db);
      const address = `/${family.folder}/${slug}`;
      return { data: { slug, address, english: `/en${address}` } };
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
      await keepDraft(family, 'archived', valuesIn(live.source, family.fields), context);
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
