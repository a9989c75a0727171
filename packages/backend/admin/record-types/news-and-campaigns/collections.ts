/** The differences between articles and campaigns, behind one interface. */
import 'server-only';
import type { StaffCollectionName } from '@superbrowser/contract/content/staff-collections';
import { contentLocales, type ContentLocale } from '@superbrowser/contract/content/content-locales';
import type { ContentText } from '@superbrowser/contract/content/validate-text';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import type { Db } from '../../../database/open-database';
import { refusalError } from '../../../common/operation-error';

/** A validated text, by language. */
export type Texts<C extends StaffCollectionName = StaffCollectionName> = Readonly<
  Partial<Record<ContentLocale, ContentText<C>>>
>;

export interface ContentCollection<C extends StaffCollectionName = StaffCollectionName> {
  /** First word of the collection's verbs. */
  readonly recordTypeName: 'news' | 'campaigns';
  readonly collectionName: C;
  /** The noun in “removes an article”; in Chinese with the measure word. */
  readonly nounWithArticle: BilingualText;
  readonly title: BilingualText;
  /** Earlier first word of the collection's verbs. */
  readonly earlierRecordTypeName: string;
  /**
   * Stores what belongs to a text outside `published_texts`.
   * @throws OperationError where another record has the slug
   */
  readonly storeActivity?: (db: Db, slug: string, texts: Texts<C>, isNew: boolean) => Promise<void>;
  /** Removes what `storeActivity` stored. */
  readonly removeActivity?: (db: Db, slug: string) => Promise<void>;
  /** Name of the field of a draft that holds the title, without the language before it. */
  readonly titleField: 'title' | 'name';
}

/** The text in Chinese, otherwise in English; undefined without any. */
const pickFirstText = <T>(texts: Readonly<Partial<Record<ContentLocale, T>>>): T | undefined =>
  contentLocales.map((locale) => texts[locale]).find((text) => text !== undefined);

const articleCollection: ContentCollection<'news'> = {
  recordTypeName: 'news',
  collectionName: 'news',
  nounWithArticle: { zh: '篇文章', en: 'an article' },
  title: { zh: '文章', en: 'Articles' },
  earlierRecordTypeName: 'news',
  titleField: 'title',
};

/**
 * Campaign dates are stored as an activity, so that `campaigns dates` can change them like the dates of built-in
 * campaigns.
 */
const campaignCollection: ContentCollection<'staffCampaigns'> = {
  recordTypeName: 'campaigns',
  collectionName: 'staffCampaigns',
  nounWithArticle: { zh: '个活动', en: 'a campaign' },
  title: { zh: '活动', en: 'Campaigns' },
  earlierRecordTypeName: 'campaign',
  async storeActivity(db, activityId, texts, isNew) {
    const fields = pickFirstText(texts)?.fields;
    if (!fields) return;
    const values = { title: fields.name, start_at: fields.start, end_at: fields.end };
    const updated = await db
      .updateTable('activities')
      .set(values)
      .where('activity_id', '=', activityId)
      .returning('activity_id')
      .executeTakeFirst();
    if (updated && isNew)
      throw refusalError(
        bilingual(
          `已有编号为 ${activityId} 的活动：请换一个地址。`,
          `Another activity has the id ${activityId} already: choose another slug.`,
        ),
      );
    if (!updated)
      await db
        .insertInto('activities')
        .values({ activity_id: activityId, ...values, offers: '[]' })
        .execute();
  },
  async removeActivity(db, activityId) {
    await db.deleteFrom('activities').where('activity_id', '=', activityId).execute();
  },
  titleField: 'name',
};

/** Collections by name; each collection reads and stores only its own texts. */
export const contentCollections: Readonly<Record<StaffCollectionName, ContentCollection>> = {
  news: articleCollection as unknown as ContentCollection,
  staffCampaigns: campaignCollection as unknown as ContentCollection,
};
