/** Parses the text of the search field: a number, phones, a mail address or a part of a name. Pure. */
import { parseApplicationNumber } from '@superbrowser/contract/forms/application-number';
import { normalizePhone } from '@superbrowser/contract/forms/phone';

export type SearchTerms =
  /** One application, without separators. */
  | { readonly number: string }
  /** Whole phones, as they are stored. */
  | { readonly phones: readonly string[] }
  /** A part of a mail address. */
  | { readonly mail: string }
  /** A part of a name; `phoneEnd` where it may be the last digits of a phone as well. */
  | { readonly namePart: string; readonly phoneEnd?: string };

/** Twice the longest name that a form accepts; a longer search text is cut. */
const maxCharacters = 100;
/** Fewer digits match too many phones. */
const minDigits = 4;

/** One line without control characters and lone surrogates, which databases reject. */
const searchLine = (text: string): string =>
  [...text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff\s]+/gu, ' ').trim()].slice(0, maxCharacters).join('');

/** The digits of a phone in any spelling, with a + before a country code; null for anything else. */
function parseDigits(text: string): string | null {
  const ascii = text.replace(/[０-９＋]/g, (character) =>
    String.fromCharCode(character.charCodeAt(0) - 0xfee0),
  );
  const plain = ascii.replace(/[\s().·_\u2010-\u2015\u2212\uff08\uff09\uff0d-]/g, '');
  const international = plain.replace(/^00(?=[1-9])/, '+');
  return /^\+?\d{4,15}$/.test(international) ? international : null;
}

function parsePhones(digits: string): string[] {
  // Ten digits may be the end of a longer phone.
  if (!digits.startsWith('+') && digits.length < 11) return [];
  const [china, america] = [
    normalizePhone(86, digits),
    normalizePhone(1, digits.replace(/^1/, '+1')),
  ];
  return [...(china ? [`+86${china}`] : []), ...(america ? [`+1${america}`] : [])];
}

/** @returns null for an empty search */
export function parseSearchTerms(text: string): SearchTerms | null {
  const line = searchLine(text);
  if (line === '') return null;
  const number = parseApplicationNumber(line);
  if (number) return { number };
  if (line.includes('@')) return { mail: line };
  const digits = parseDigits(line);
  if (!digits) return { namePart: line };
  const phones = parsePhones(digits);
  if (phones.length > 0) return { phones };
  const phoneEnd = digits.replace('+', '');
  return phoneEnd.length >= minDigits ? { namePart: line, phoneEnd } : { namePart: line };
}
