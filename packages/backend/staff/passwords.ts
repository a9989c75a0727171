/** Passwords of staff accounts, and the codes that replace a lost authenticator. */
import 'server-only';
import { createHash, randomInt } from 'node:crypto';
import { isLeakedPassword } from '@superbrowser/shared/common-passwords';

type PasswordIssue = 'short' | 'long' | 'common' | 'name';

const minPasswordLength = 12;
const maxPasswordLength = 200;

/** What is wrong with a new password; null for a valid one. */
export function passwordIssue(password: string, name: string): PasswordIssue | null {
  if ([...password].length < minPasswordLength) return 'short';
  if (password.length > maxPasswordLength) return 'long';
  if (isLeakedPassword(password) || /^(.)\1*$/u.test(password)) return 'common';
  return password.toLowerCase().includes(name.toLowerCase()) ? 'name' : null;
}

/** No 0, O, 1, I or L, because people read secrets from paper. */
const secretAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const randomCharacters = (length: number) =>
  Array.from({ length }, () => secretAlphabet[randomInt(secretAlphabet.length)]).join('');

const groupedByFive = (text: string) => text.match(/.{5}/g)?.join('-') ?? text;

/** A first password of 99 random bits, which the staff member must change. */
export const createPassword = (): string => groupedByFive(randomCharacters(20));

/** The number of recovery codes; so many fit on a slip of paper. */
const recoveryCodeCount = 10;

/** Recovery codes of 49 random bits each. Tries are limited like those of passwords. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => groupedByFive(randomCharacters(10)));

/**
 * Hash of a recovery code, bound to its account; case, blanks and hyphens are ignored.
 * @returns null for text that is no code
 */
export function recoveryHash(staffId: string, typedCode: string): string | null {
  const code = typedCode.toUpperCase().replace(/[\s-]/g, '');
  if (!/^[A-HJKMNP-Z2-9]{10}$/.test(code)) return null;
  return createHash('sha256').update(`${staffId}:${code}`).digest('base64url');
}
