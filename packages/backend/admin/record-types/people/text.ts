/** A person's phone and mail as they may be in a text a person typed. */
import 'server-only';
import { phoneParts, type Phone } from '../../../accounts/phone';

/** What is in their place. */
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

const escapeForPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A mail address that is not the end or the beginning of a longer one, like zhang@x.cn for ang@x.cn. */
function mailPattern(mail: string): RegExp {
  // In JSON a line break before it is written with a letter.
  const before = String.raw`(?:(?<![a-z0-9_%+-]|[a-z0-9]\.)|(?<=\\[bfnrt]))`;
  const after = String.raw`(?![a-z0-9_-]|\.[a-z0-9])`;
  return new RegExp(`${before}${escapeForPattern(mail)}${after}`, 'giu');
}

/** Takes a phone and mail addresses out of a text. */
export function withoutPerson(text: string, phone: Phone, mails: readonly string[]): string {
  const plain = text.replace(phonePattern(phone), erased);
  return mails.reduce((left, mail) => left.replace(mailPattern(mail), erased), plain);
}

/** Whether one of the mail addresses is in a text. */
export const namesMail = (text: string, mails: readonly string[]): boolean =>
  mails.some((mail) => mailPattern(mail).test(text));
