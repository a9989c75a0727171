/** A person's phone and mail as they may stand in a text somebody typed. */
import 'server-only';
import { phoneParts, type Phone } from '../accounts/phone';

/** What stands in their place. */
export const erased = '[erased]';

const fullWidth = (digit: string) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0);
const between = String.raw`[\s\u00a0().·_\u2010-\u2015\u2212\uff0d-]*`;

/** The digits in every spelling: with blanks, hyphens or dots between, in full width, with or without the area. */
export function phonePattern(phone: Phone): RegExp {
  const { area_code, digits } = phoneParts(phone);
  const spelled = (text: string) =>
    [...text].map((digit) => `[${digit}${fullWidth(digit)}]`).join(between);
  const area = `(?:(?:[+＋]|[0０]{2})?${between}${spelled(String(area_code))}${between})?`;
  return new RegExp(`(?<![0-9０-９])${area}${spelled(digits)}(?![0-9０-９])`, 'gu');
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Takes a phone and mail addresses out of a text. */
export function withoutPerson(text: string, phone: Phone, mails: readonly string[]): string {
  const plain = text.replace(phonePattern(phone), erased);
  return mails.reduce(
    (left, mail) => left.replace(new RegExp(escaped(mail), 'giu'), erased),
    plain,
  );
}
