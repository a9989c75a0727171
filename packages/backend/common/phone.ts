import 'server-only';
import { phonePairSchema } from '@superbrowser/contract/forms/field-rules';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { ApiRefusal } from '../api-refusals';

/** A validated phone in its stored form: +8613812345678. */
export type Phone = string & { readonly __brand: 'Phone' };

/** @throws ApiRefusal phoneInvalid */
export function parsePhone(fields: { area_code: number; phone: string }): Phone {
  const parsedPair = phonePairSchema.safeParse(fields);
  if (!parsedPair.success)
    throw new ApiRefusal(resultCodes.phoneInvalid, '手机号码有误，请重新输入');
  return `+${parsedPair.data.area_code}${parsedPair.data.phone}` as Phone;
}

/** The two parts of a stored phone. */
export function splitPhone(phone: string): { area_code: 86 | 1; digits: string } {
  const areaCode = phone.startsWith('+86') ? 86 : 1;
  return { area_code: areaCode, digits: phone.slice(`+${areaCode}`.length) };
}

/** Masks a phone for lists and logs: 138****5678. */
export function maskPhone(phone: string): string {
  // Instead of a phone, an erased person has a placeholder without a plus sign (O2).
  if (!phone.startsWith('+')) return '****';
  const { digits } = splitPhone(phone);
  return digits.slice(0, 3) + '*'.repeat(digits.length - 7) + digits.slice(-4);
}

/**
 * Masks digits in typed text that may be a phone, as in 138****5678. Blanks and hyphens between the digits are removed.
 */
export const maskPhonesIn = (text: string): string =>
  text.replace(/\p{Nd}(?:[\s-]?\p{Nd}){9,}/gu, (phone) => {
    const digits = phone.replace(/[\s-]/g, '');
    return `${digits.slice(0, 3)}****${digits.slice(-4)}`;
  });
