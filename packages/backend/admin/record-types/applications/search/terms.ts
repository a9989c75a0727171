/** What a person looks for in the one field of a search. Pure. */
import { readApplyNumber } from '@superbrowser/contract/forms/apply-number';
import { plainPhone } from '@superbrowser/contract/forms/phone';

export type SearchTerms =
  /** One application, without separators. */
  | { readonly number: string }
  /** Whole phones, as they are stored. */
  | { readonly phones: readonly string[] }
  /** A part of a name; `phoneEnd` where it may be the last digits of a phone as well. */
  | { readonly part: string; readonly phoneEnd?: string };

/** No name is longer (F4). */
const maxCharacters = 100;
/** Fewer digits are in every other phone. */
const leastDigits = 4;

/** One line without what no database takes: control characters and halves of characters. */
const tidy = (text: string): string =>
  [...text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff\s]+/gu, ' ').trim()].slice(0, maxCharacters).join('');

/** The digits of a phone however it was spelled, with a + where its area stands before it; null for anything else. */
function parseDigits(text: string): string | null {
  const ascii = text.replace(/[０-９＋]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
  );
  const plain = ascii.replace(/[\s().·_\u2010-\u2015\u2212\uff08\uff09\uff0d-]/g, '');
  const international = plain.replace(/^00(?=[1-9])/, '+');
  return /^\+?\d{4,15}$/.test(international) ? international : null;
}

function parsePhones(digits: string): string[] {
  // Ten digits may be the end of a longer number.
  if (!digits.startsWith('+') && digits.length < 11) return [];
  const [china, america] = [plainPhone(86, digits), plainPhone(1, digits.replace(/^1/, '+1'))];
  return [...(china ? [`+86${china}`] : []), ...(america ? [`+1${america}`] : [])];
}

/** @returns null where nothing is looked for */
export function parseSearchTerms(text: string): SearchTerms | null {
  const part = tidy(text);
  if (part === '') return null;
  const number = readApplyNumber(part);
  if (number) return { number };
  const digits = parseDigits(part);
  if (!digits) return { part };
  const phones = parsePhones(digits);
  if (phones.length > 0) return { phones };
  const phoneEnd = digits.replace('+', '');
  return phoneEnd.length >= leastDigits ? { part, phoneEnd } : { part };
}
