/** Articles and campaigns as record types: their fields, lists and panels. */
import 'server-only';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import { paginate, defineRecordType } from '../../../records/record-type';
import { allStaff } from '../../../records/access';
import * as f from '../../../records/fields/field-kinds';
import type { AuthorizedContext } from '../../../records/authorized-context';
import { toEntryRow, type EntryRow } from './entry-row';
import { loadCampaignRows, setDatesOperation, resetDatesOperation } from './campaign-dates';
import { contentCollections, type ContentCollection } from './collections';
import { buildEntryOperations } from './entry-operations';
import { loadEntries, findEntry } from './entry-store';

const staffEntryStateChoices = {
  draft: { label: bilingual('草稿', 'Draft'), tone: 'soft' },
  published: { label: bilingual('已发布', 'Published'), tone: 'ok' },
  changed: { label: bilingual('已发布，有未发布的改动', 'Published, with changes'), tone: 'blue' },
  archived: { label: bilingual('已存档', 'Archived'), tone: 'soft' },
} as const;
/** The state of texts by staff. */
const staffEntryStateField = f.choice(bilingual('状态', 'State'), staffEntryStateChoices);
export const entryStateField = f.choice(bilingual('状态', 'State'), {
  ...staffEntryStateChoices,
  builtIn: { label: bilingual('内置', 'Built in'), tone: 'soft' },
});

const entryFields = {
  slug: f.text(bilingual('地址的最后一段', 'Last part of its address'), 80),
  title: f.text(bilingual('标题', 'Title')),
  state: entryStateField,
  missing: f.bilingualText(bilingual('缺少的语言', 'Missing languages')),
  start: f.moment(bilingual('开始', 'Begins')),
  end: f.moment(bilingual('结束', 'Ends')),
  runs: f.unversioned(
    f.choice(bilingual('进展', 'Now'), {
      before: { label: bilingual('未开始', 'Not begun') },
      now: { label: bilingual('进行中', 'Running'), tone: 'ok' },
      over: { label: bilingual('已结束', 'Over'), tone: 'soft' },
    }),
  ),
  // Not part of a version: the audit log records time and author itself, and the digest stands for the text.
  changed_at: f.unversioned(f.instant(bilingual('改动时间', 'Changed'))),
  changed_by: f.unversioned(f.text(bilingual('改动人', 'By'))),
  url: f.unversioned(f.httpUrl(bilingual('页面', 'Page'))),
  english_url: f.unversioned(f.httpUrl(bilingual('英文页面', 'English page'))),
  digest: f.code(bilingual('文字的摘要', 'Digest of the text')),
};

/** Texts by staff, latest change first; built-in campaigns follow them. */
async function loadEntryRows(
  collection: ContentCollection,
  context: AuthorizedContext,
): Promise<EntryRow[]> {
  const entries = await loadEntries(context.db, collection);
  const storedRows = entries
    .sort((a, b) => b.changed_at.localeCompare(a.changed_at))
    .map((entry) => toEntryRow(collection, entry, context));
  return collection.collectionName === 'staffCampaigns'
    ? loadCampaignRows(storedRows, context)
    : storedRows;
}

async function findEntryRow(
  collection: ContentCollection,
  slug: string,
  context: AuthorizedContext,
) {
  const entry = await findEntry(context.db, collection, slug);
  const storedRows = entry ? [toEntryRow(collection, entry, context)] : [];
  const rows =
    collection.collectionName === 'staffCampaigns'
      ? await loadCampaignRows(storedRows, context)
      : storedRows;
  return rows.find((row) => row.slug === slug) ?? null;
}

const dateColumns = ['start', 'end', 'runs'] as const;

const defineCollectionRecordType = (collection: ContentCollection) =>
  defineRecordType<EntryRow>({
    name: collection.recordTypeName,
    title: collection.title,
    key: 'slug',
    access: allStaff,
    fields: {
      ...entryFields,
      title: f.text(
        collection.collectionName === 'news'
          ? bilingual('标题', 'Title')
          : bilingual('名称', 'Name'),
      ),
    },
    list: {
      columns: [
        ...(['slug', 'title', 'state', 'missing'] as const),
        ...(collection.collectionName === 'staffCampaigns'
          ? ([...dateColumns, 'changed_by'] as const)
          : (['changed_at', 'changed_by', 'url'] as const)),
      ],
      filters: {
        state: f.optional(
          collection.collectionName === 'news' ? staffEntryStateField : entryStateField,
        ),
      },
      lead:
        collection.collectionName === 'news'
          ? bilingual(
              '网站自带的文章不在这里，由开发修改。',
              'Articles that come with the site are not here; developers change them.',
            )
          : bilingual(
              '「内置」的活动随网站提供，这里只能改起止时间；页面文字由开发修改。',
              'Built-in campaigns come with the site: only their dates are set here; developers change their texts.',
            ),
      async load({ filters, ...query }, context) {
        const rows = await loadEntryRows(collection, context);
        return paginate(
          rows.filter((row) => filters.state === undefined || filters.state === row.state),
          query,
        );
      },
    },
    view: {
      panels: [
        [
          collection.title,
          'slug',
          'title',
          'state',
          'missing',
          ...(collection.collectionName === 'staffCampaigns' ? dateColumns : []),
        ],
        [
          bilingual('改动与页面', 'Changes and pages'),
          'changed_at',
          'changed_by',
          'url',
          'english_url',
        ],
      ],
      load: (slug, context) => findEntryRow(collection, slug, context),
    },
    operations: {
      ...buildEntryOperations(collection),
      ...(collection.collectionName === 'staffCampaigns' && {
        dates: setDatesOperation,
        'reset-dates': resetDatesOperation,
      }),
    },
  });

export const newsRecordType = defineCollectionRecordType(contentCollections.news);
export const campaignRecordType = defineCollectionRecordType(contentCollections.staffCampaigns);
