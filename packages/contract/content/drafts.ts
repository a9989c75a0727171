/**
 * An article or a campaign as it is written in a form: one value a field, with a prefix for each language. Texts are made
 * of these values, and what is wrong with them is reported at the field again.
 */
import 'server-only';
import type { Issue, Message } from './issues';
import { contentLocales, type ContentLocale } from './kinds';
import { compareLanguages, validateText, type ContentText, type TextContext } from './texts';

/** Collections staff write. */
export type StaffCollection = 'news' | 'activity';

/** How fields of a language begin. */
export const localePrefix = { 'zh-CN': 'zh', 'en-US': 'en' } as const satisfies Record<
  ContentLocale,
  string
>;

interface FieldNames {
  /** Of all languages. */
  readonly shared: readonly string[];
  /** Of each language, besides the body. */
  readonly text: readonly string[];
}

const namesOf: Readonly<Record<StaffCollection, FieldNames>> = {
  news: {
    shared: ['category', 'publishedOn', 'updatedOn'],
    text: ['title', 'crumb', 'description', 'lead'],
  },
  activity: {
    shared: ['visual', 'start', 'end', 'offers'],
    text: ['name', 'summary', 'title', 'lead', 'after'],
  },
};

/** `zh-title`; the text itself is `zh-body`. */
export const localeField = (locale: ContentLocale, name: string): string =>
  `${localePrefix[locale]}-${name}`;

/** By the name of the field; what is not there is empty. */
export type DraftValues = Readonly<Record<string, string>>;

/** A text in each language it is in, as it is stored; not validated. */
export type StoredTexts = Readonly<
  Partial<Record<ContentLocale, { readonly fields: object; readonly body: string }>>
>;

const ofLocale = (collection: StaffCollection, locale: ContentLocale) =>
  [...namesOf[collection].text, 'body'].map((name) => localeField(locale, name));

/** Names of all fields, the slug first. */
export const fieldNames = (collection: StaffCollection): string[] => [
  'slug',
  ...namesOf[collection].shared,
  ...contentLocales.flatMap((locale) => ofLocale(collection, locale)),
];

/** Languages in which nothing is written. */
export const missingLocales = (values: DraftValues, collection: StaffCollection): ContentLocale[] =>
  contentLocales.filter((locale) =>
    ofLocale(collection, locale).every((name) => !values[name]?.trim()),
  );

/** Lists are one field with commas. */
const valueOf = (name: string, value: string): unknown =>
  name === 'offers' ? value.split(/[,，、\s]+/).filter(Boolean) : value;

/** The texts with these values, one for each language in which something is written. */
export function textsWith(values: DraftValues, collection: StaffCollection): StoredTexts {
  const { shared, text } = namesOf[collection];
  const missing = missingLocales(values, collection);
  const written = contentLocales.filter((locale) => !missing.includes(locale));
  const texts = written.map((locale) => {
    const all = [
      ...text.map((name) => [name, values[localeField(locale, name)]] as const),
      ...shared.map((name) => [name, values[name]] as const),
    ];
    const fields = all.flatMap(([name, value]) =>
      value?.trim() ? [[name, valueOf(name, value.trim())] as const] : [],
    );
    const body = values[localeField(locale, 'body')] ?? '';
    return [locale, { fields: Object.fromEntries(fields), body }] as const;
  });
  return Object.fromEntries(texts);
}

/** The values of texts, for a form. */
export function valuesOf(
  slug: string,
  texts: StoredTexts,
  collection: StaffCollection,
): DraftValues {
  const { shared, text } = namesOf[collection];
  const values: Record<string, string> = { slug };
  const shown = (value: unknown) =>
    Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '';
  for (const locale of contentLocales) {
    const { fields = {}, body = '' } = texts[locale] ?? {};
    const value = (name: string) => shown((fields as Record<string, unknown>)[name]);
    for (const name of shared) values[name] ||= value(name);
    for (const name of text) values[localeField(locale, name)] = value(name);
    values[localeField(locale, 'body')] = body;
  }
  return values;
}

/** What is wrong with a field of the form. */
export interface DraftIssue {
  /** Its name; `slug` for what is wrong with the whole. */
  readonly field: string;
  /** Of the body, counted from 1. */
  readonly line?: number;
  readonly message: Message;
}

/** Where the form shows an issue of a language. */
function placed(
  { field, line, message }: Issue,
  locale: ContentLocale,
  { shared, text }: FieldNames,
): DraftIssue {
  const [name = ''] = field.split('.');
  if (text.includes(name)) return { field: localeField(locale, name), message };
  if (shared.includes(name)) return { field: name, message };
  return { field: localeField(locale, 'body'), ...(line > 0 && { line }), message };
}

export interface ValidatedTexts<C extends StaffCollection> {
  /** Null when something is wrong with any of them. */
  readonly texts: Readonly<Partial<Record<ContentLocale, ContentText<C>>>> | null;
  /** By language, with the paths of fields and the lines of bodies. */
  readonly issues: readonly { readonly locale: ContentLocale; readonly issue: Issue }[];
}

/** Validates a text in all its languages, each on its own and with each other. */
export function validateTexts<C extends StaffCollection>(
  collection: C,
  stored: StoredTexts,
  context: TextContext,
): ValidatedTexts<C> {
  const found = contentLocales.flatMap((locale) => {
    const text = stored[locale];
    return text ? [{ locale, ...text, ...validateText(collection, locale, text, context) }] : [];
  });
  const issues = found.flatMap(({ locale, issues: own }) =>
    own.map((issue) => ({ locale, issue })),
  );
  const [zh, en] = found;
  if (zh && en)
    for (const issue of compareLanguages(collection, zh, en))
      issues.push({ locale: 'en-US', issue });
  const texts = Object.fromEntries(found.map(({ locale, text }) => [locale, text]));
  const isValid = found.length > 0 && issues.length === 0;
  return { texts: isValid ? (texts as ValidatedTexts<C>['texts']) : null, issues };
}

/** What keeps a draft from being published, at its fields; what is wrong with a shared field once. */
export function draftIssues(
  collection: StaffCollection,
  values: DraftValues,
  context: TextContext,
): DraftIssue[] {
  const { issues } = validateTexts(collection, textsWith(values, collection), context);
  const shown = new Set<string>();
  return issues
    .map(({ locale, issue }) => placed(issue, locale, namesOf[collection]))
    .filter(({ field, line, message }) => {
      const key = JSON.stringify([field, line, message.en]);
      return shown.size < shown.add(key).size;
    });
}
