/** Texts that people and programs type into forms, and how each text must be handled. */
import naughty from '@superbrowser/contract/forms/fixtures/naughty-strings.json';
import { allApplicationFields } from '@superbrowser/contract/forms/application-forms';
import type { KindDescription } from './every-application-kind';

/** Control characters except tab, line feed and carriage return, and noncharacters. */
const hiddenCharacters = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]/;

/** Names of single-line fields, which also refuse tabs and line breaks. */
const lineFieldNames = new Set(
  allApplicationFields.filter(({ type }) => type === 'text').map(({ name }) => name),
);

/** A lone surrogate, which UTF-8 cannot represent. */
const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Texts that break software, in addition to the texts of a public list. */
const additionalStrings = [
  '\ud83d',
  'a\udc00b',
  '\0',
  'a\0b',
  '\ufffe',
  'a\tb',
  'a\r\nb',
  'a\u0085b',
  'x'.repeat(2_500),
  '=1+1',
  '@SUM(A1)',
];

export const naughtyStrings: readonly string[] = [...(naughty as string[]), ...additionalStrings];

/** The additional texts and every 28th of the list, for tests that cannot send all. */
export const someNaughtyStrings: readonly string[] = [
  ...additionalStrings,
  ...(naughty as string[]).filter((_, at) => at % 28 === 0),
];

export const fieldsOfKind = (kind: KindDescription): string[] => [
  ...Object.keys(kind.freeTextLimits),
  ...kind.strictFields,
];

function expectedErrorOf(
  name: string,
  text: string,
  limit: number,
  isRequired: boolean,
): string | null {
  const stored = text.trim();
  if (hiddenCharacters.test(stored) || loneSurrogates.test(stored)) return 'characters';
  if (lineFieldNames.has(name) && /[\t\n\r]/.test(stored)) return 'characters';
  if (stored === '') return isRequired ? 'required' : null;
  return Array.from(stored).length > limit ? 'tooLong' : null;
}

/** The error code expected in each free field for a text; null where it is accepted. */
export const expectedErrorsOf = (kind: KindDescription, text: string): [string, string | null][] =>
  Object.entries(kind.freeTextLimits).map(([name, limit]) => [
    name,
    expectedErrorOf(name, text, limit, kind.requiredFreeTexts.includes(name)),
  ]);

/** How an accepted text must be stored. */
export function acceptedText(name: string, text: string): string {
  const trimmed = text.trim();
  // A URL without a scheme is stored with one.
  return name === 'website' && trimmed && !trimmed.includes(':') ? `https://${trimmed}` : trimmed;
}

/** Values a form never sends in a text. */
const oddValues: readonly unknown[] = [null, 7, [], ['a'], {}, { toString: 'x' }, true, 1e999];

/**
 * The text fields of a form and two fields that every form sends, each with every odd value. `filled_ms` gets no
 * number, because it may be one.
 */
export const oddFields = (
  kind: KindDescription,
): { readonly name: string; readonly value: unknown }[] =>
  oddValues.flatMap((value) =>
    [...fieldsOfKind(kind), 'idempotency_key', 'filled_ms']
      .filter((name) => value !== 7 || name !== 'filled_ms')
      .map((name) => ({ name, value })),
  );
