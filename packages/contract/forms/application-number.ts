/**
 * The number of an application (F1): ten characters that cannot be mistaken for others over the phone. The last one is
 * a check character. The number is shown in two groups: K7M2P-9QXWA.
 */

/**
 * No 0, O, 1, I or L. There are 31 characters, a prime number, so that one wrong character or two swapped ones are
 * always detected.
 */
export const applicationNumberAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const numberLength = 10;
const modulus = applicationNumberAlphabet.length;

/**
 * Characters are weighted by position: 2 for the character before the check character, 3 for the one before that, and
 * so on.
 */
function checkCharacterOf(body: string): string {
  let sum = 0;
  for (let at = 0; at < body.length; at += 1)
    sum += applicationNumberAlphabet.indexOf(body[at] ?? '') * (body.length + 1 - at);
  return applicationNumberAlphabet[(modulus - (sum % modulus)) % modulus] ?? '';
}

/** Creates a number from random values. @param draw returns a random integer from 0 to below its argument */
export function createApplicationNumber(draw: (below: number) => number): string {
  const body = Array.from(
    { length: numberLength - 1 },
    () => applicationNumberAlphabet[draw(modulus)],
  ).join('');
  return body + checkCharacterOf(body);
}

/** The plain number in a typed or received text; null when its check character is wrong. */
export function parseApplicationNumber(text: string): string | null {
  const plain = text.replace(/[\s-]/g, '').toUpperCase();
  if (
    plain.length !== numberLength ||
    [...plain].some((character) => !applicationNumberAlphabet.includes(character))
  )
    return null;
  return checkCharacterOf(plain.slice(0, -1)) === plain.at(-1) ? plain : null;
}

/** The number in two groups, as it is read aloud. */
export const groupApplicationNumber = (plain: string): string =>
  `${plain.slice(0, numberLength / 2)}-${plain.slice(numberLength / 2)}`;
