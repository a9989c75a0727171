/** Articles and campaigns beside the built-in ones, each from a file in both languages. */
import 'server-only';
import { z } from 'zod';
import { readArticleFile, type StoredArticle } from '@/lib/schemas/publishing/article';
import { readCampaignFile } from '@/lib/schemas/publishing/campaign-file';
import type { StoredCampaign } from '@/lib/schemas/publishing/campaign';
import { articleTemplate, campaignTemplate } from '@/lib/schemas/publishing/templates';
import { iso } from '../accounts/time';
import type { Db } from '../db/connect';
import { oneLine } from './fields';
import {
  dayInChina,
  leaveRoom,
  recordIn,
  type PublishedFamily,
  type Stored,
} from './published-file';
import { refuse, verb, type Verb } from './verb';

const find = (folder: 'news' | 'activity', slug: string, db: Db) =>
  db
    .selectFrom('published')
    .selectAll()
    .where('family', '=', folder)
    .where('slug', '=', slug)
    .executeTakeFirst();

const file = { zh: '写好的文件（Markdown）', en: 'the written file (Markdown)' };
const slug = { zh: '地址的最后一段', en: 'last part of its address' };
const slugInput = z.strictObject({ slug: oneLine(80) });

const unknown = ({ name }: Pick<PublishedFamily<Stored>, 'name'>, which: string) =>
  refuse(
    `There is no ${name.en} ${which} in the store.`,
    `没有地址为 ${which} 的${name.zh}（内置的不在此列）。`,
  );

const adding = <T extends Stored>(family: PublishedFamily<T>): Verb =>
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
    async run(_, { db, now }, { source, record }) {
      const { folder } = family;
      const known = await find(folder, record.slug, db);
      const key = { family: folder, slug: record.slug };
      const row = { record: JSON.stringify(record), source, changed_at: iso(now) };
      await leaveRoom(folder, { ...key, ...row }, db);
      await family.keep?.(record, !known, db);
      await db
        .insertInto('published')
        .values({ ...key, ...row })
        .onConflict((conflict) => conflict.columns(['family', 'slug']).doUpdateSet(row))
        .execute();
      const address = `/${folder}/${record.slug}`;
      return {
        data: { slug: record.slug, address, english: `/en${address}`, replaced: Boolean(known) },
        changed: family.changed,
        audit: { subject: record.slug, detail: known ? 'replaced' : 'new' },
      };
    },
  });

const listing = <T extends Stored>(family: PublishedFamily<T>): Verb =>
  verb({
    name: `${family.word} list`,
    summary: { zh: `列出已发布的${family.names.zh}`, en: `Lists ${family.names.en} of the store` },
    positional: [],
    fields: {},
    input: z.strictObject({}),
    changes: false,
    async run(_, { db }) {
      const rows = await db
        .selectFrom('published')
        .select(['slug', 'record', 'changed_at'])
        .where('family', '=', family.folder)
        .orderBy('slug')
        .execute();
      const data = rows.map(({ slug: which, record, changed_at }) => ({
        slug: which,
        ...family.facts(JSON.parse(record) as T),
        changed_at,
      }));
      return { data };
    },
  });

const showing = (family: PublishedFamily<never>): Verb =>
  verb({
    name: `${family.word} show`,
    summary: { zh: '输出它的文件，供修改', en: 'Prints its file, to be changed' },
    positional: ['slug'],
    fields: { slug },
    input: slugInput,
    changes: false,
    async run({ slug: which }, { db }) {
      const row = await find(family.folder, which, db);
      if (!row) throw unknown(family, which);
      return { data: row.source };
    },
  });

const removing = (family: PublishedFamily<never>): Verb =>
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
      const row = await db
        .deleteFrom('published')
        .where('family', '=', family.folder)
        .where('slug', '=', which)
        .returning('slug')
        .executeTakeFirst();
      if (!row) throw unknown(family, which);
      await family.forget?.(which, db);
      return {
        data: { slug: which, removed: true },
        changed: family.changed,
        audit: { subject: which },
      };
    },
  });

const giving = (family: PublishedFamily<never>): Verb =>
  verb({
    name: `${family.word} template`,
    summary: { zh: '输出一个可直接使用的样例文件', en: 'Prints a file to begin with' },
    positional: [],
    fields: {},
    input: z.strictObject({}),
    changes: false,
    run: (_, { now }) => Promise.resolve({ data: family.template(dayInChina(now)).trimEnd() }),
  });

const verbsOf = <T extends Stored>(family: PublishedFamily<T>): readonly Verb[] => [
  adding(family),
  listing(family),
  showing(family as unknown as PublishedFamily<never>),
  removing(family as unknown as PublishedFamily<never>),
  giving(family as unknown as PublishedFamily<never>),
];

const articles: PublishedFamily<StoredArticle> = {
  word: 'news',
  folder: 'news',
  name: { zh: '篇文章', en: 'an article' },
  names: { zh: '文章', en: 'the articles' },
  changed: ['news'],
  read: readArticleFile,
  template: articleTemplate,
  facts: ({ category, publishedOn, text }) => ({
    category,
    publishedOn,
    title: text['zh-CN'].title,
  }),
};

/** A campaign's dates are an activity's, so that `campaign dates` moves them like those of built-in ones. */
const campaigns: PublishedFamily<StoredCampaign> = {
  word: 'campaign',
  folder: 'activity',
  name: { zh: '个活动', en: 'a campaign' },
  names: { zh: '活动', en: 'the campaigns' },
  changed: ['campaigns'],
  read: readCampaignFile,
  template: campaignTemplate,
  async keep({ slug: activity_id, start: start_at, end: end_at, text }, isNew, db) {
    const set = { title: text['zh-CN'].name, start_at, end_at };
    const known = await db
      .updateTable('activities')
      .set(set)
      .where('activity_id', '=', activity_id)
      .returning('activity_id')
      .executeTakeFirst();
    if (known && isNew)
      throw refuse(
        `Another activity has the id ${activity_id} already: choose another slug.`,
        `已有编号为 ${activity_id} 的活动：请换一个地址。`,
      );
    if (!known)
      await db
        .insertInto('activities')
        .values({ activity_id, ...set, offers: '[]' })
        .execute();
  },
  async forget(activity_id, db) {
    await db.deleteFrom('activities').where('activity_id', '=', activity_id).execute();
  },
  facts: ({ start, end, text }) => ({ start, end, name: text['zh-CN'].name }),
};

export const newsVerbs = verbsOf(articles);
export const campaignVerbs = verbsOf(campaigns);
