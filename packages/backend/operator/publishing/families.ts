/** What articles and campaigns have in common with each other, and what each of them has of its own. */
import 'server-only';
import { readArticleFile, type StoredArticle } from '@/lib/publishing/article';
import type { StoredCampaign } from '@/lib/publishing/campaign';
import { readCampaignFile } from '@/lib/publishing/campaign-file';
import { articleFields, campaignFields, type FieldNames } from '@/lib/publishing/draft-fields';
import type { Fault } from '@/lib/publishing/faults';
import { slugBelow } from '@/lib/publishing/fields';
import { articleTemplate, campaignTemplate } from '@/lib/publishing/templates';
import type { Db } from '../../database/open';
import { refuse, type Bilingual } from '../verb';

export type Stored = StoredArticle | StoredCampaign;

export interface PublishedFamily<T extends Stored = Stored> {
  /** First word of its verbs. */
  readonly word: 'news' | 'campaign';
  readonly folder: 'news' | 'activity';
  readonly name: Bilingual;
  readonly names: Bilingual;
  /** What it is written in. */
  readonly fields: FieldNames;
  /** Which slugs it may have. */
  readonly slug: ReturnType<typeof slugBelow>;
  readonly read: (
    file: string,
    today: string,
  ) => { readonly record: T | null; readonly faults: readonly Fault[] };
  readonly template: (today: string) => string;
  /** What else the store holds of it. @throws OperatorRefusal when something there is in the way */
  readonly keep?: (record: T, isNew: boolean, db: Db) => Promise<void>;
  readonly forget?: (slug: string, db: Db) => Promise<void>;
  /** What stands beside its slug in the list. */
  readonly facts: (record: T) => Readonly<Record<string, string>>;
  /** Its name in a language, among the fields of a draft. */
  readonly titleField: string;
}

export const articleFamily: PublishedFamily<StoredArticle> = {
  word: 'news',
  folder: 'news',
  name: { zh: '篇文章', en: 'an article' },
  names: { zh: '文章', en: 'the articles' },
  fields: articleFields,
  slug: slugBelow('/news'),
  read: readArticleFile,
  template: articleTemplate,
  facts: ({ category, publishedOn, text }) => ({
    category,
    publishedOn,
    title: text['zh-CN'].title,
  }),
  titleField: 'title',
};

/** A campaign's dates are an activity's, so that `campaign dates` moves them like those of built-in ones. */
export const campaignFamily: PublishedFamily<StoredCampaign> = {
  word: 'campaign',
  folder: 'activity',
  name: { zh: '个活动', en: 'a campaign' },
  names: { zh: '活动', en: 'the campaigns' },
  fields: campaignFields,
  slug: slugBelow('/activity'),
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
  titleField: 'name',
};

/** By the folder of their addresses; each reads and keeps records of its own only. */
export const families: Readonly<Record<PublishedFamily['folder'], PublishedFamily>> = {
  news: articleFamily as unknown as PublishedFamily,
  activity: campaignFamily as unknown as PublishedFamily,
};
