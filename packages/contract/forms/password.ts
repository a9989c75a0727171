/**
 * The characters of a password (R2), and its strength. This file does not use zod, because the meter runs on every key
 * press.
 */

export const passwordLength = { min: 6, max: 24 } as const;

/** ASCII letters, digits and the 32 punctuation marks of R2: everything printable except the space. */
export const passwordPattern = /^[!-~]*$/;

const isAcceptable = (password: string): boolean =>
  passwordPattern.test(password) &&
  password.length >= passwordLength.min &&
  password.length <= passwordLength.max;

const characterClasses = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];

/**
 * How far a password follows the hint (both cases, digits, symbols). The meter shows this number.
 * @returns 0 invalid, 1 weak, 2 fair, 3 good, 4 strong
 */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (!isAcceptable(password)) return 0;
  const variety = characterClasses.filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  // The password A1aaaaaa! only looks varied, so length counts only through different characters.
  if (variety === 1 || distinct < 5) return 1;
  if (variety === 2 || distinct < 8) return 2;
  return variety === 4 && distinct >= 10 ? 4 : 3;
}
