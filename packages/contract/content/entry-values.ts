/**
 * An article or a campaign as form values: one value for each field, with a prefix for each language. Texts are built
 * from these values.
 */
import 'server-only';
import { contentLocales, type ContentLocale } from './content-locales';
import type { StaffCollectionName } from './staff-collections';

/** Prefix of a language's fields. */
export const fieldPrefixByLocale = { 'zh-CN': 'zh', 'en-US': 'en' } as const satisfies Record<
  ContentLocale,
  string
>;

export interface FieldNames {
  /** Fields shared by all languages. */
  readonly shared: readonly string[];
  /** Fields of each language, besides the body. */
  readonly localized: readonly string[];
}

export const namesByCollection: Readonly<Record<StaffCollectionName, FieldNames>> = {
  news: {
    shared: ['category', 'publishedOn', 'updatedOn'],
    localized: ['title', 'crumb', 'description', 'lead'],
  },
  staffCampaigns: {
    shared: ['visual', 'start', 'end', 'offers'],
    localized: ['name', 'summary', 'title', 'lead', 'after'],
  },
};

/** The name of a field in a language, such as `zh-title`; the text itself is `zh-body`. */
export const localizedFieldName = (locale: ContentLocale, name: string): string =>
  `${fieldPrefixByLocale[locale]}-${name}`;

/** Values by field name. A missing value counts as empty. */
export type EntryValues = Readonly<Record<string, string>>;

/** A text in each of its languages, as it is stored; not validated. */
export type UnvalidatedTexts = Readonly<
  Partial<Record<ContentLocale, { readonly fields: object; readonly body: string }>>
>;

const localeFieldNames = (collection: StaffCollectionName, locale: ContentLocale) =>
  [...namesByCollection[collection].localized, 'body'].map((name) =>
    localizedFieldName(locale, name),
  );

/** Names of all fields, the slug first. */
export const entryFieldNames = (collection: StaffCollectionName): string[] => [
  'slug',
  ...namesByCollection[collection].shared,
  ...contentLocales.flatMap((locale) => localeFieldNames(collection, locale)),
];

/** Languages without any text. */
export const missingLocales = (
  values: EntryValues,
  collection: StaffCollectionName,
): ContentLocale[] =>
  contentLocales.filter((locale) =>
    localeFieldNames(collection, locale).every((name) => !values[name]?.trim()),
  );

/** The value of a field in its stored form. A list is one form field, separated by commas. */
const parsedFieldValue = (name: string, value: string): unknown =>
  name === 'offers' ? value.split(/[,，、\s]+/).filter(Boolean) : value;

/** The texts of these values, one for each language with any text. */
export function textsOfEntry(
  values: EntryValues,
  collection: StaffCollectionName,
): UnvalidatedTexts {
  const { shared, localized } = namesByCollection[collection];
  const missing = missingLocales(values, collection);
  const writtenLocales = contentLocales.filter((locale) => !missing.includes(locale));
  const texts = writtenLocales.map((locale) => {
    const fieldEntries = [
      ...localized.map((name) => [name, values[localizedFieldName(locale, name)]] as const),
      ...shared.map((name) => [name, values[name]] as const),
    ];
    const fields = fieldEntries.flatMap(([name, value]) =>
      value?.trim() ? [[name, parsedFieldValue(name, value.trim())] as const] : [],
    );
    const body = values[localizedFieldName(locale, 'body')] ?? '';
    return [locale, { fields: Object.fromEntries(fields), body }] as const;
  });
  return Object.fromEntries(texts);
}

/** The form values of stored texts. */
export function entryValuesOf(
  slug: string,
  texts: UnvalidatedTexts,
  collection: StaffCollectionName,
): EntryValues {
  const { shared, localized } = namesByCollection[collection];
  const values: Record<string, string> = { slug };
  const fieldText = (value: unknown) =>
    Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '';
  for (const locale of contentLocales) {
    const { fields = {}, body = '' } = texts[locale] ?? {};
    const value = (name: string) => fieldText((fields as Record<string, unknown>)[name]);
    for (const name of shared) values[name] ||= value(name);
    for (const name of localized) values[localizedFieldName(locale, name)] = value(name);
    values[localizedFieldName(locale, 'body')] = body;
  }
  return values;
}
