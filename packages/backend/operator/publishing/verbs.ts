/** Articles and campaigns beside the built-in ones, each from a file in both languages. */
import 'server-only';
import { z } from 'zod';
import { chinaDay } from '@superbrowser/contract/records/china-day';
import { fileWith } from '@/lib/publishing/draft-fields';
import { oneLine } from '../fields';
import { verb, type Verb } from '../verb';
import type { PublishedFamily, Stored } from './families';
import { recordIn } from './file';
import {
  keepPublished,
  pieceAt,
  pieceFacts,
  piecesOf,
  takeDown,
  unknownPiece,
  type Piece,
} from './store';

const file = { zh: '写好的文件（Markdown）', en: 'the written file (Markdown)' };
const slug = { zh: '地址的最后一段', en: 'last part of its address' };
const slugInput = z.strictObject({ slug: oneLine(80) });

export const adding = <T extends Stored>(family: PublishedFamily<T>): Verb =>
  verb({
    name: `${family.word} add`,
    summary: {
      zh: `发布或替换一${family.name.zh}，立即可见`,
      en: `Publishes or replaces ${family.name.en}, at once`,
    },
    positional: ['file'],
    fields: { file },
    input: z.strictObject({ file: oneLine(1_000) }),
    changes: true,
    prepare: ({ file: path }, { now }) => recordIn(family, path, now),
    async run(_, context, written) {
      const { folder } = family;
      const which = written.record.slug;
      const any = family as unknown as PublishedFamily;
      const before = pieceFacts(await pieceAt(any, which, context.db), any);
      const replaced = await keepPublished(family, written, context);
      const after = pieceFacts(await pieceAt(any, which, context.db), any);
      const address = `/${folder}/${which}`;
      return {
        data: { slug: which, address, english: `/en${address}`, replaced },
        audit: { subject: which, detail: replaced ? 'replaced' : 'new', before, after },
      };
    },
  });

/** What is public as it is; of a draft its name, as far as it has one. */
function factsOf(family: PublishedFamily, { live, values }: Piece): Record<string, string> {
  if (live) return { ...family.facts(JSON.parse(live.record) as Stored) };
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
    positional: ['slug'],
    fields: { slug },
    input: slugInput,
    changes: false,
    async run({ slug: which }, { db }) {
      const piece = await pieceAt(family, which, db);
      if (!piece) throw unknownPiece(family, which);
      return { data: piece.live?.source ?? fileWith(piece.values, family.fields) };
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

const giving = (family: PublishedFamily): Verb =>
  verb({
    name: `${family.word} template`,
    summary: { zh: '输出一个可直接使用的样例文件', en: 'Prints a file to begin with' },
    positional: [],
    fields: {},
    input: z.strictObject({}),
    changes: false,
    run: (_, { now }) => Promise.resolve({ data: family.template(chinaDay(now)).trimEnd() }),
  });

export const fileVerbs = (family: PublishedFamily): readonly Verb[] => [
  listing(family),
  showing(family),
  removing(family),
  giving(family),
];
