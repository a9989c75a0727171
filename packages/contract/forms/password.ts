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
  const classCount = characterClasses.filter((pattern) => pattern.test(password)).length;
  const distinctCount = new Set(password).size;
  // The password A1aaaaaa! only looks varied, so length counts only through different characters.
  if (classCount === 1 || distinctCount < 5) return 1;
  if (classCount === 2 || distinctCount < 8) return 2;
  return classCount === 4 && distinctCount >= 10 ? 4 : 3;
}
