/** Phone numbers as people write them, reduced to the digits the backend keeps (R1). */
import * as z from 'zod/mini';
import { verbatim } from './text';

export const areaCodes = [86, 1] as const;
export type AreaCode = (typeof areaCodes)[number];

/** A number, or the string a select element gives. */
export const areaCodeSchema = z.union(
  [
    z.literal(areaCodes),
    z.pipe(
      z.enum(['86', '1']),
      z.transform((value) => Number(value) as AreaCode),
    ),
  ],
  { error: 'areaCode' },
);

const rules: Record<AreaCode, { readonly digits: RegExp; readonly prefix: RegExp }> = {
  86: { digits: /^1\d{10}$/, prefix: /^(?:\+86|0086|86)/ },
  1: { digits: /^[1-9]\d{9}$/, prefix: /^\+1/ },
};

/** Full-width digits and plus sign to ASCII, spaces and hyphens of every kind away. */
const fold = (input: string): string =>
  input
    .replace(/[０-９＋]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\s\u2010-\u2015\u2212\uff0d-]/g, '');

/**
 * The plain national digits of a phone number.
 * @returns null when it is not a number of this area
 */
export function plainPhone(areaCode: AreaCode, input: string): string | null {
  const { digits, prefix } = rules[areaCode];
  const folded = fold(input);
  if (digits.test(folded)) return folded;
  // The prefix goes only where a valid number is left: 86… alone could be the number itself.
  const rest = folded.replace(prefix, '');
  return digits.test(rest) ? rest : null;
}

const typedPair = z.object({
  area_code: areaCodeSchema,
  phone: verbatim('phone').check(
    z.maxLength(40, { error: 'phone' }),
    z.refine((value) => value.trim() !== '', { error: 'required' }),
  ),
});

/** Area code and phone together, the phone coming out as plain digits. */
export const phonePairSchema = z.pipe(
  typedPair,
  z.transform((pair, context) => {
    const phone = plainPhone(pair.area_code, pair.phone);
    if (phone !== null) return { area_code: pair.area_code, phone };
    context.issues.push({ code: 'custom', message: 'phone', path: ['phone'], input: pair });
    return z.NEVER;
  }),
);
