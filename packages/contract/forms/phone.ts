/**
 * Reduces phone numbers as people write them to the digits that the backend stores (R1). This file does not use zod,
 * because pages compare numbers while they are typed.
 */

export const areaCodes = [86, 1] as const;
export type AreaCode = (typeof areaCodes)[number];

const rulesByAreaCode: Record<AreaCode, { readonly digits: RegExp; readonly prefix: RegExp }> = {
  86: { digits: /^1\d{10}$/, prefix: /^(?:\+86|0086|86)/ },
  1: { digits: /^[1-9]\d{9}$/, prefix: /^\+1/ },
};

/** Converts full-width digits and plus signs to ASCII, and removes spaces and hyphens. */
const toCompactAscii = (input: string): string =>
  input
    .replace(/[０-９＋]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/[\s\u2010-\u2015\u2212\uff0d-]/g, '');

/**
 * The plain national digits of a phone number.
 * @returns null when it is not a number of this area
 */
export function normalizePhone(areaCode: AreaCode, input: string): string | null {
  const { digits, prefix } = rulesByAreaCode[areaCode];
  const compact = toCompactAscii(input);
  if (digits.test(compact)) return compact;
  // The prefix is removed only where a valid number is left.
  const nationalNumber = compact.replace(prefix, '');
  return digits.test(nationalNumber) ? nationalNumber : null;
}

/** A phone as the API takes it. */
export interface PhonePair {
  readonly area_code: AreaCode;
  /** National digits. */
  readonly phone: string;
}

/** Area code and phone of a form as the API takes them; null while the number is incomplete or invalid. */
export function parsePhonePair(areaCode: unknown, phone: unknown): PhonePair | null {
  const knownAreaCode = String(areaCode) === '1' ? 1 : 86;
  const digits = typeof phone === 'string' ? normalizePhone(knownAreaCode, phone) : null;
  return digits === null ? null : { area_code: knownAreaCode, phone: digits };
}

/** Whether both phones are known and the same. */
export const isSamePhone = (a: PhonePair | null, b: PhonePair | null): boolean =>
  a !== null && b !== null && a.area_code === b.area_code && a.phone === b.phone;
