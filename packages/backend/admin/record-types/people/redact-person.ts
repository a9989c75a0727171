/** Finds and replaces a person's phone and mail addresses in free text. */
import 'server-only';
import { splitPhone, type Phone } from '../../../common/phone';

/** The replacement text. */
const erasedPlaceholder = '[erased]';

const toFullWidth = (digit: string) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0);
const betweenDigits = String.raw`[\s\u00a0().·_\u2010-\u2015\u2212\uff0d-]*`;

/**
 * Matches the digits as people spell them: with blanks, hyphens, dots or brackets, in full width, with or without the
 * country code.
 */
function phonePattern(phone: Phone): RegExp {
  const { area_code, digits } = splitPhone(phone);
  const digitsPattern = (text: string) =>
    [...text].map((digit) => `[${digit}${toFullWidth(digit)}]`).join(betweenDigits);
  const area = `(?:(?:[+＋]|[0０]{2})?${betweenDigits}${digitsPattern(String(area_code))}${betweenDigits})?`;
  return new RegExp(`(?<![0-9０-９])${area}${digitsPattern(digits)}(?![0-9０-９])`, 'gu');
}

/**
 * LIKE patterns by which a database finds the few texts that may contain the phone: the digits in their order, or the
 * first or last digit in full width, because a keyboard in that mode writes all digits in full width. `redactPerson`
 * then checks each text. A number with full-width digits only in its middle is not found.
 */
export function likePatternsForPhone(phone: Phone): string[] {
  const { digits } = splitPhone(phone);
  const ends = [digits.slice(0, 1), digits.slice(-1)].map((digit) => `%${toFullWidth(digit)}%`);
  return [`%${[...digits].join('%')}%`, ...ends];
}

const escapeForPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches a whole mail address: ang@x.cn does not match in zhang@x.cn. */
function mailPattern(mail: string): RegExp {
  // JSON writes a line break before an address as \n, whose n is not part of the address.
  const before = String.raw`(?:(?<![a-z0-9_%+-]|[a-z0-9]\.)|(?<=\\[bfnrt]))`;
  const after = String.raw`(?![a-z0-9_-]|\.[a-z0-9])`;
  return new RegExp(`${before}${escapeForPattern(mail)}${after}`, 'giu');
}

/** Replaces a phone and mail addresses in a text. */
export function redactPerson(text: string, phone: Phone, mailAddresses: readonly string[]): string {
  const plain = text.replace(phonePattern(phone), erasedPlaceholder);
  return mailAddresses.reduce(
    (redactedText, mail) => redactedText.replace(mailPattern(mail), erasedPlaceholder),
    plain,
  );
}

/** Whether a text contains one of the mail addresses. */
export const mentionsMail = (text: string, mailAddresses: readonly string[]): boolean =>
  mailAddresses.some((mail) => mailPattern(mail).test(text));
