/**
 * An article or a campaign as somebody writes it in a form: one value a field, with a prefix for each language. The
 * file is made of these values, and what is wrong with it is told at the field again. Pure.
 */
import type { Fault } from './faults';
import { fileLocales, type FileLocale } from './kinds';
import { readParts, type FileParts } from './parts';
import { writeParts } from './write-parts';

/** How fields of a language begin. */
export const localePrefix = { 'zh-CN': 'zh', 'en-US': 'en' } as const satisfies Record<
  FileLocale,
  string
>;

/** Fields of one line that a kind of page has. */
export interface FieldNames {
  /** Of the whole, besides the slug. */
  readonly head: readonly string[];
  /** Of each language, besides the text. */
  readonly text: readonly string[];
}

export const articleFields: FieldNames = {
  head: ['category', 'publishedOn', 'updatedOn'],
  text: ['title', 'crumb', 'description'],
};

export const campaignFields: FieldNames = {
  head: ['visual', 'start', 'end', 'offers'],
  text: ['name', 'summary', 'title', 'lead', 'after'],
};

/** `zh-title`; the text itself is `zh-body`. */
export const localeField = (locale: FileLocale, name: string): string =>
  `${localePrefix[locale]}-${name}`;

/** By the name of the field; what is not there is empty. */
export type DraftValues = Readonly<Record<string, string>>;

const ofLocale = ({ text }: FieldNames, locale: FileLocale) =>
  [...text, 'body'].map((name) => localeField(locale, name));

/** Names of all fields, the slug first. */
export const fieldNames = (names: FieldNames): string[] => [
  'slug',
  ...names.head,
  ...fileLocales.flatMap((locale) => ofLocale(names, locale)),
];

/** Languages in which nothing is written yet. */
export const missingLocales = (values: DraftValues, names: FieldNames): FileLocale[] =>
  fileLocales.filter((locale) => ofLocale(names, locale).every((name) => !values[name]?.trim()));

/** The file with these values; a language in which nothing is written has no part in it. */
export function fileWith(values: DraftValues, names: FieldNames): string {
  const missing = missingLocales(values, names);
  const value = (name: string) => values[name] ?? '';
  const parts = fileLocales
    .filter((locale) => !missing.includes(locale))
    .map((locale) => {
      const fields = names.text.map((name) => [name, value(localeField(locale, name))] as const);
      const text = value(localeField(locale, 'body'));
      return [locale, { fields: Object.fromEntries(fields), text }] as const;
    });
  const head = ['slug', ...names.head].map((name) => [name, value(name)] as const);
  return writeParts({ head: Object.fromEntries(head), byLocale: Object.fromEntries(parts) });
}

const blankStart = /^(?:[ \t]*\r?\n)+/;

/** The values of a file, for a form. */
export function valuesIn(file: string, names: FieldNames): DraftValues {
  const { head, byLocale } = readParts(file);
  const values: Record<string, string> = { slug: head.fields.slug ?? '' };
  for (const name of names.head) values[name] = head.fields[name] ?? '';
  for (const locale of fileLocales) {
    const { fields, text } = byLocale[locale];
    for (const name of names.text) values[localeField(locale, name)] = fields[name] ?? '';
    values[localeField(locale, 'body')] = text.replace(blankStart, '').trimEnd();
  }
  return values;
}

/** What is wrong with a field of the form. */
export interface FieldFault {
  /** Its name; `slug` where it is the whole that something is wrong with. */
  readonly field: string;
  /** Of the text, counted from 1. */
  readonly line?: number;
  readonly words: Fault['words'];
}

/** The line of a language's text that a line of the file is; undefined where it is none of it. */
function lineWithin(line: number, locale: FileLocale, { byLocale }: FileParts): number | undefined {
  const { text, textLine } = byLocale[locale];
  const first = textLine + (blankStart.exec(text)?.[0].split('\n').length ?? 1) - 1;
  const within = line - first + 1;
  return textLine > 0 && within > 0 && line < textLine + text.split('\n').length
    ? within
    : undefined;
}

function placeOf({ line, field }: Fault, parts: FileParts, names: FieldNames): string | FieldFault {
  for (const locale of fileLocales) {
    const within = line > 0 ? lineWithin(line, locale, parts) : undefined;
    const body = localeField(locale, 'body');
    if (within !== undefined) return { field: body, line: within, words: { zh: '', en: '' } };
    if (field === `text.${locale}` || field.startsWith(`text.${locale}.`)) {
      const name = field.split('.')[2] ?? '';
      return names.text.includes(name) ? localeField(locale, name) : body;
    }
  }
  const [name = ''] = field.split('.');
  return names.head.includes(name) ? name : 'slug';
}

/**
 * Faults of a file at the fields it was made of. Those of a language that is missing altogether are left out: what
 * is to be said about it is that it is missing.
 */
export function faultsByField(
  file: string,
  faults: readonly Fault[],
  names: FieldNames,
): FieldFault[] {
  const parts = readParts(file);
  const missing = missingLocales(valuesIn(file, names), names).map(
    (locale) => localePrefix[locale],
  );
  const lacking = parts.faults.filter(({ line }) => line === 0);
  return faults
    .filter(({ words }) => !lacking.some((one) => one.words.en === words.en))
    .map((fault): FieldFault => {
      const place = placeOf(fault, parts, names);
      const { words } = fault;
      return typeof place === 'string' ? { field: place, words } : { ...place, words };
    })
    .filter(({ field }) => !missing.some((prefix) => field.startsWith(`${prefix}-`)));
}
