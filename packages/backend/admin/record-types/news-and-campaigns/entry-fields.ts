/** The fields of a draft, which may be incomplete and is stored as entered. */
import 'server-only';
import {
  entryFieldNames,
  localizedFieldName,
  type EntryValues,
} from '@superbrowser/contract/content/entry-values';
import { type StaffCollectionName } from '@superbrowser/contract/content/staff-collections';
import { contentLocales } from '@superbrowser/contract/content/content-locales';
import { markdownLimits } from '@superbrowser/contract/content/markdown';
import { addBeijingZone } from '@superbrowser/shared/beijing-time';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import type { Field, FieldValues } from '../../../records/record-type';
import * as f from '../../../records/fields/field-kinds';

const bodyFieldNames: readonly string[] = contentLocales.map((locale) =>
  localizedFieldName(locale, 'body'),
);
const namesWithoutSlug = (collectionName: StaffCollectionName) =>
  entryFieldNames(collectionName).filter((name) => name !== 'slug');

/** Labels of the fields, the same for both languages of a text. */
export const entryLabels = {
  slug: bilingual('地址的最后一段', 'Last part of the address'),
  category: bilingual('类别', 'Category'),
  publishedOn: bilingual('发布日期', 'Published on'),
  updatedOn: bilingual('更新日期', 'Updated on'),
  visual: bilingual('主视觉', 'Key visual'),
  start: bilingual('开始（北京时间）', 'Starts (Beijing time)'),
  end: bilingual('结束（北京时间）', 'Ends (Beijing time)'),
  offers: bilingual('优惠', 'Offers'),
  title: bilingual('标题', 'Title'),
  crumb: bilingual('导航名', 'Breadcrumb'),
  description: bilingual('摘要', 'Summary'),
  name: bilingual('名称', 'Name'),
  summary: bilingual('一句话', 'In one line'),
  lead: bilingual('导语', 'Introduction'),
  after: bilingual('结束后显示', 'Shown once it is over'),
  body: bilingual('正文', 'Text'),
} as const;
export type EntryFieldName = keyof typeof entryLabels;

/** The label of a field with the language of the text it belongs to. */
function labelOf(name: string): BilingualText {
  const [, language, part = name] = /^(zh|en)-(.+)$/.exec(name) ?? [];
  const label = Object.hasOwn(entryLabels, part)
    ? entryLabels[part as EntryFieldName]
    : bilingual(part, part);
  if (!language) return label;
  return language === 'zh'
    ? bilingual(`中文${label.zh}`, `Chinese, ${label.en.toLowerCase()}`)
    : bilingual(`英文${label.zh}`, `English, ${label.en.toLowerCase()}`);
}

/** The fields as arguments, by the names of the editor's form. */
export const draftArguments = (
  collectionName: StaffCollectionName,
): Readonly<Record<string, Field<string | undefined>>> =>
  Object.fromEntries(
    namesWithoutSlug(collectionName).map((name) => {
      const label = labelOf(name);
      const field = bodyFieldNames.includes(name)
        ? f.verbatim(label, markdownLimits.bytes)
        : f.text(label, 2_000);
      return [name, f.optional(field)];
    }),
  );

/** The stored form of a draft: missing fields are empty, and times without a zone are in China. */
export function draftFromForm(
  collectionName: StaffCollectionName,
  slug: string,
  formValues: FieldValues,
): EntryValues & { readonly slug: string } {
  const entries = namesWithoutSlug(collectionName).map((name) => {
    const value = typeof formValues[name] === 'string' ? formValues[name] : '';
    return [name, name === 'start' || name === 'end' ? addBeijingZone(value) : value];
  });
  return { ...(Object.fromEntries(entries) as EntryValues), slug };
}
