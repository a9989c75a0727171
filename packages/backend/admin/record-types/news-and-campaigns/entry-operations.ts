/**
 * The operations on articles and campaigns: save, publish, archive, discard, remove, and the commands that read and
 * print files.
 */
import 'server-only';
import { textsOfEntry, entryValuesOf } from '@superbrowser/contract/content/entry-values';
import { type StaffCollectionName } from '@superbrowser/contract/content/staff-collections';
import { formatContentFile } from '@superbrowser/contract/content/front-matter';
import { templates } from '@superbrowser/contract/content/generated/templates';
import { contentLocales, type ContentLocale } from '@superbrowser/contract/content/content-locales';
import { beijingDay } from '@superbrowser/shared/beijing-time';
import { bilingual, type Language } from '@superbrowser/shared/bilingual-text';
import type { Db } from '../../../database/open-database';
import {
  operationWithoutRecord,
  operationOnRecord,
  operationOnKey,
} from '../../../records/record-type';
import { editorsAndOwners, allStaff } from '../../../records/access';
import { refusalError } from '../../../common/operation-error';
import * as f from '../../../records/fields/field-kinds';
import { publicUrlsOf, languageNames, type EntryRow } from './entry-row';
import type { ContentCollection } from './collections';
import { draftArguments, draftFromForm } from './entry-fields';
import { deleteDraft, storeDraft } from './drafts';
import { readLocaleFiles } from './content-files';
import {
  findEntry,
  storePublished,
  unpublishTexts,
  unknownEntryRefusal,
  type StoredEntry,
} from './entry-store';
import { requireValidSlug, requireValidTexts, validationContext } from './validate-entry';

/** Languages as they are typed. */
const languageField = f.choice(bilingual('语言', 'Language'), {
  zh: { label: languageNames['zh-CN'] },
  en: { label: languageNames['en-US'] },
});
const localeOf = (language: Language): ContentLocale => (language === 'zh' ? 'zh-CN' : 'en-US');

async function requireEntry(
  db: Db,
  collection: ContentCollection,
  slug: string,
): Promise<StoredEntry> {
  const entry = await findEntry(db, collection, slug);
  if (!entry) throw unknownEntryRefusal(collection, slug);
  return entry;
}

/** The sample file, dated today. @param today YYYY-MM-DD */
export const sampleText = (
  collectionName: StaffCollectionName,
  locale: ContentLocale,
  today: string,
): string =>
  templates[collectionName][locale].replace(/^publishedOn: .*$/m, `publishedOn: ${today}`);

/** Why an operation is not available: a built-in campaign has only dates to change. Null for other entries. */
const reasonIfBuiltIn = ({ state }: EntryRow) =>
  state === 'builtIn'
    ? bilingual(
        '内置的活动只能改起止时间。',
        'Of a built-in campaign only the dates can be changed.',
      )
    : null;

/** Operations of one collection; where its record type was renamed, the earlier verbs remain as aliases. */
export function buildEntryOperations(collection: ContentCollection) {
  const { collectionName, earlierRecordTypeName } = collection;
  const entryOperation = operationOnRecord<EntryRow>();
  const aliases = (...names: string[]) =>
    earlierRecordTypeName === collection.recordTypeName
      ? []
      : names.map((name) => `${earlierRecordTypeName} ${name}`);
  return {
    save: operationOnKey<EntryRow>()({
      label: bilingual('保存草稿', 'Save the draft'),
      help: bilingual('保存草稿，不公开', 'Saves a draft, which visitors do not see'),
      past: bilingual('保存了草稿', 'saved a draft'),
      access: editorsAndOwners,
      aliases: aliases('save'),
      args: draftArguments(collectionName),
      unavailableReason: (row) => row && reasonIfBuiltIn(row),
      async run(values, { key }, context) {
        requireValidSlug(collection, key, context.deployment.hasPage);
        await storeDraft(collection, 'draft', draftFromForm(collectionName, key, values), context);
        return {
          message: bilingual(
            '草稿已保存；网站上的内容不变，发布后才变。',
            'The draft is saved. The site stays as it is until you publish.',
          ),
        };
      },
    }),
    publish: entryOperation({
      label: bilingual('发布', 'Publish'),
      help: bilingual('发布草稿，立即可见', 'Publishes a draft immediately'),
      past: bilingual('发布了', 'published it'),
      access: editorsAndOwners,
      aliases: aliases('publish'),
      args: {},
      unavailableReason: (row) =>
        reasonIfBuiltIn(row) ??
        (row.state === 'published'
          ? bilingual(`${row.slug} 没有要发布的改动。`, `${row.slug} has no changes to publish.`)
          : null),
      async run(_, { key }, context) {
        const { values } = await requireEntry(context.db, collection, key);
        const draftTexts = textsOfEntry(values, collectionName);
        if (Object.keys(draftTexts).length === 0)
          throw refusalError(
            bilingual(`没有发布：${key} 没有文字。`, `Not published: ${key} has no text.`),
          );
        const texts = await requireValidTexts(
          collection,
          key,
          draftTexts,
          validationContext(context),
        );
        await storePublished(collection, key, texts, context);
        await deleteDraft(context.db, collection, key);
        const message = bilingual(
          '已发布，几秒后在网站上。',
          'Published; it is on the site within seconds.',
        );
        return { data: { slug: key, ...publicUrlsOf(collection, key, texts) }, message };
      },
    }),
    archive: entryOperation({
      label: bilingual('下线并存档', 'Take it down and archive it'),
      help: bilingual(
        '下线并存档：页面随即为 404，内容保留',
        'Takes it off the site and keeps its text',
      ),
      past: bilingual('下线并存档', 'archived it'),
      access: editorsAndOwners,
      aliases: aliases('archive'),
      args: {},
      undoOperation: 'publish',
      unavailableReason: (row) => {
        if (row.state === 'changed')
          return bilingual(
            `${row.slug} 有未发布的改动：请先发布或放弃这些改动。`,
            `${row.slug} has unpublished changes: publish or discard them first.`,
          );
        return row.state === 'published'
          ? null
          : bilingual(`${row.slug} 没有发布。`, `${row.slug} is not published.`);
      },
      async run(_, { key }, context) {
        const removedTexts = await unpublishTexts(context.db, collection, key);
        const values = { ...entryValuesOf(key, removedTexts ?? {}, collectionName), slug: key };
        await storeDraft(collection, 'archived', values, context);
        return {
          message: bilingual(
            '已下线并存档，几秒后网站上没有这一页。',
            'Taken down and archived; the page is gone within seconds.',
          ),
        };
      },
    }),
    discard: entryOperation({
      label: bilingual('放弃草稿', 'Discard the draft'),
      help: bilingual(
        '放弃草稿或存档，不能恢复；已发布的内容不变',
        'Deletes a draft or an archived text permanently; the public text is unchanged',
      ),
      past: bilingual('放弃了草稿', 'discarded the draft'),
      access: editorsAndOwners,
      aliases: aliases('discard'),
      args: {},
      fieldsToConfirm: ['title', 'state'],
      unavailableReason: (row) =>
        reasonIfBuiltIn(row) ??
        (row.state === 'published'
          ? bilingual(`${row.slug} 没有草稿。`, `${row.slug} has no draft.`)
          : null),
      async run(_, { key, row }, { db }) {
        await deleteDraft(db, collection, key);
        return {
          message:
            row.state === 'changed'
              ? bilingual(
                  '未发布的改动已放弃，网站上的内容不变。',
                  'The unpublished changes are discarded. The site stays as it is.',
                )
              : bilingual(`${key} 已删除。`, `${key} is deleted.`),
        };
      },
    }),
    remove: entryOperation({
      label: bilingual('撤下', 'Remove'),
      help: bilingual(
        `撤下一${collection.nounWithArticle.zh}：页面随即为 404`,
        `Removes ${collection.nounWithArticle.en}: its page is immediately a 404`,
      ),
      past: bilingual('撤下了', 'removed it'),
      access: editorsAndOwners,
      aliases: aliases('remove'),
      args: {},
      unavailableReason: (row) =>
        row.state === 'published' || row.state === 'changed'
          ? null
          : bilingual(`${row.slug} 没有发布。`, `${row.slug} is not published.`),
      async run(_, { key }, { db }) {
        await unpublishTexts(db, collection, key);
      },
    }),
    show: entryOperation({
      label: bilingual('文件', 'File'),
      help: bilingual(
        '输出它的文件，供修改；只有草稿时输出草稿',
        'Prints its file for editing; the draft where nothing is published',
      ),
      past: bilingual('输出了文件', 'printed the file'),
      access: allStaff,
      isUnaudited: true,
      aliases: aliases('show'),
      args: { language: f.optional(languageField) },
      positional: ['language'],
      async run({ language: requestedLanguage }, { key }, { db }) {
        const entry = await requireEntry(db, collection, key);
        const texts = entry.publishedTexts ?? textsOfEntry(entry.values, collectionName);
        const wantedLocale = requestedLanguage
          ? localeOf(requestedLanguage)
          : contentLocales.find((locale) => texts[locale]);
        const text = wantedLocale && texts[wantedLocale];
        if (!text)
          throw refusalError(
            bilingual(`${key} 没有这种语言的文字。`, `${key} is not in this language.`),
            'language',
          );
        return { data: formatContentFile(text.fields, text.body) };
      },
    }),
    add: operationOnKey<EntryRow>()({
      label: bilingual('用文件发布', 'Publish files'),
      help: bilingual(
        `发布或替换一${collection.nounWithArticle.zh}，立即可见；没有给出的语言保持不变`,
        `Publishes or replaces ${collection.nounWithArticle.en} immediately; a language without a file is unchanged`,
      ),
      past: bilingual('用文件发布了', 'published it from files'),
      auditFields: { replaced: f.yesNo(bilingual('替换了原有的', 'Replaced one')) },
      access: editorsAndOwners,
      isCommandOnly: true,
      aliases: aliases('add'),
      args: {
        zh: f.optional(
          f.text(bilingual('中文文件（Markdown）', 'The Chinese file (Markdown)'), 1_000),
        ),
        en: f.optional(
          f.text(bilingual('英文文件（Markdown）', 'The English file (Markdown)'), 1_000),
        ),
      },
      async prepare({ zh, en }, context, key) {
        const validation = validationContext(context);
        requireValidSlug(collection, key, validation.hasPage);
        return readLocaleFiles(collection, { 'zh-CN': zh, 'en-US': en }, validation);
      },
      async run(_, { key }, context, fileTexts) {
        const before = await findEntry(context.db, collection, key);
        const mergedTexts = { ...before?.publishedTexts, ...fileTexts };
        const texts = await requireValidTexts(
          collection,
          key,
          mergedTexts,
          validationContext(context),
        );
        const wasReplaced = await storePublished(collection, key, texts, context);
        const data = { slug: key, ...publicUrlsOf(collection, key, texts), replaced: wasReplaced };
        return { data, auditValues: { replaced: wasReplaced } };
      },
    }),
    template: operationWithoutRecord()({
      label: bilingual('样例文件', 'Sample file'),
      help: bilingual('输出一个可直接使用的样例文件', 'Prints a sample file to start from'),
      past: bilingual('输出了样例', 'printed a sample'),
      access: editorsAndOwners,
      isCommandOnly: true,
      isUnaudited: true,
      aliases: aliases('template'),
      args: { language: f.optional(languageField) },
      positional: ['language'],
      run: ({ language: requestedLanguage = 'zh' }, _, { now }) =>
        Promise.resolve({
          data: sampleText(collectionName, localeOf(requestedLanguage), beijingDay(now)).trimEnd(),
        }),
    }),
  };
}
