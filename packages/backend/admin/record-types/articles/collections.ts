/** What articles and campaigns have in common with each other, and what is different. */
import 'server-only';
import type { StaffCollection } from '@superbrowser/contract/content/drafts';
import { contentLocales, type ContentLocale } from '@superbrowser/contract/content/categories';
import type { ContentText } from '@superbrowser/contract/content/texts';
import type { Db } from '../../../database/open';
import type { Localized } from '../../define';
import { refusalError } from '../../operation-error';

/** A validated text in each language it is in. */
export type Texts<C extends StaffCollection = StaffCollection> = Readonly<
  Partial<Record<ContentLocale, ContentText<C>>>
>;

export interface ContentCollection<C extends StaffCollection = StaffCollection> {
  /** First word of its commands. */
  readonly word: 'news' | 'campaigns';
  readonly folder: C;
  readonly name: Localized;
  readonly names: Localized;
  /** First word of its commands before. */
  readonly earlier: string;
  /** What else the store holds of it. @throws OperationError when something there is in the way */
  readonly store?: (slug: string, texts: Texts<C>, isNew: boolean, db: Db) => Promise<void>;
  readonly forget?: (slug: string, db: Db) => Promise<void>;
  /** Its name in a language, among the fields of a draft. */
  readonly titleField: 'title' | 'name';
}

/** A text's first language: Chinese where there is one. */
export const firstText = <T>(texts: Readonly<Partial<Record<ContentLocale, T>>>): T | undefined =>
  contentLocales.map((locale) => texts[locale]).find((text) => text !== undefined);

const articleFamily: ContentCollection<'news'> = {
  word: 'news',
  folder: 'news',
  name: { zh: '篇文章', en: 'an article' },
  names: { zh: '文章', en: 'Articles' },
  earlier: 'news',
  titleField: 'title',
};

/** A campaign's dates are an activity's, so that `campaign dates` moves them like those of built-in ones. */
const campaignFamily: ContentCollection<'activity'> = {
  word: 'campaigns',
  folder: 'activity',
  name: { zh: '个活动', en: 'a campaign' },
  names: { zh: '活动', en: 'Campaigns' },
  earlier: 'campaign',
  async store(activity_id, texts, isNew, db) {
    const fields = firstText(texts)?.fields;
    if (!fields) return;
    const set = { title: fields.name, start_at: fields.start, end_at: fields.end };
    const known = await db
      .updateTable('activities')
      .set(set)
      .where('activity_id', '=', activity_id)
      .returning('activity_id')
      .executeTakeFirst();
    if (known && isNew)
      throw refusalError(
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
  titleField: 'name',
};

/** By the folder of their addresses; each reads and keeps texts of its own only. */
export const contentCollections: Readonly<Record<StaffCollection, ContentCollection>> = {
  news: articleFamily as unknown as ContentCollection,
  activity: campaignFamily as unknown as ContentCollection,
};
