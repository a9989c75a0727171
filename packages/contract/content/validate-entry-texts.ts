/** Validates the texts of an article or a campaign, and says what is wrong at which field of its form. */
import 'server-only';
import type { BilingualText } from '@superbrowser/shared/bilingual-text';
import type { Issue } from './issues';
import { contentLocales, type ContentLocale } from './content-locales';
import {
  compareLanguages,
  validateText,
  type ContentText,
  type TextContext,
} from './validate-text';
import type { StaffCollectionName } from './staff-collections';
import {
  type FieldNames,
  namesByCollection,
  localizedFieldName,
  type EntryValues,
  type UnvalidatedTexts,
  textsOfEntry,
} from './entry-values';

/** A problem of a form field. */
export interface EntryIssue {
  /** Name of the field; for a problem of the whole text, the body in its language. */
  readonly field: string;
  /** Line of the body, counted from 1. */
  readonly line?: number;
  readonly message: BilingualText;
}

/** The form field where an issue of a language is shown. */
function toEntryIssue(
  { field, line, message }: Issue,
  locale: ContentLocale,
  { shared, localized }: FieldNames,
): EntryIssue {
  const [name = ''] = field.split('.');
  if (localized.includes(name)) return { field: localizedFieldName(locale, name), message };
  if (shared.includes(name)) return { field: name, message };
  return { field: localizedFieldName(locale, 'body'), ...(line > 0 && { line }), message };
}

interface ValidatedTexts<C extends StaffCollectionName> {
  /** Null when a text in any language is invalid. */
  readonly texts: Readonly<Partial<Record<ContentLocale, ContentText<C>>>> | null;
  /** Issues by language, with paths of fields and lines of bodies. */
  readonly issues: readonly { readonly locale: ContentLocale; readonly issue: Issue }[];
}

/**
 * Validates a text in all its languages: first each language on its own, then the languages compared with each other.
 */
export function validateTexts<C extends StaffCollectionName>(
  collection: C,
  unvalidatedTexts: UnvalidatedTexts,
  context: TextContext,
): ValidatedTexts<C> {
  const validatedTexts = contentLocales.flatMap((locale) => {
    const text = unvalidatedTexts[locale];
    return text ? [{ locale, ...text, ...validateText(collection, locale, text, context) }] : [];
  });
  const issues = validatedTexts.flatMap(({ locale, issues: localeIssues }) =>
    localeIssues.map((issue) => ({ locale, issue })),
  );
  const [zh, en] = validatedTexts;
  if (zh && en)
    for (const issue of compareLanguages(collection, zh, en))
      issues.push({ locale: 'en-US', issue });
  const texts = Object.fromEntries(validatedTexts.map(({ locale, text }) => [locale, text]));
  const isValid = validatedTexts.length > 0 && issues.length === 0;
  return { texts: isValid ? (texts as ValidatedTexts<C>['texts']) : null, issues };
}

/** Problems that prevent publishing a draft, at their fields; a problem of a shared field is listed once. */
export function entryIssues(
  collection: StaffCollectionName,
  values: EntryValues,
  context: TextContext,
): EntryIssue[] {
  const { issues } = validateTexts(collection, textsOfEntry(values, collection), context);
  const seenKeys = new Set<string>();
  return issues
    .map(({ locale, issue }) => toEntryIssue(issue, locale, namesByCollection[collection]))
    .filter(({ field, line, message }) => {
      const key = JSON.stringify([field, line, message.en]);
      return seenKeys.size < seenKeys.add(key).size;
    });
}
