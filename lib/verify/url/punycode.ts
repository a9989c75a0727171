/** Decodes punycode (RFC 3492) as browsers display `xn--` labels. Pure. */

const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const firstBias = 72;
const firstCode = 128;

function digitOf(character: string): number {
  const code = character.charCodeAt(0);
  if (code >= 48 && code <= 57) return code - 22;
  return code >= 97 && code <= 122 ? code - 97 : base;
}

function adapt(delta: number, points: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / points);
  let k = 0;
  for (; rest > ((base - tMin) * tMax) / 2; k += base) rest = Math.floor(rest / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew));
}

/** Reads a variable-length number; null where the digits end too early or are invalid. */
function readNumber(
  text: string,
  from: number,
  bias: number,
): [value: number, next: number] | null {
  let value = 0;
  let weight = 1;
  for (let at = from, k = base; ; at += 1, k += base) {
    const digit = digitOf(text[at] ?? '~');
    if (digit >= base) return null;
    value += digit * weight;
    const threshold = Math.min(Math.max(k - bias, tMin), tMax);
    if (digit < threshold) return [value, at + 1];
    weight *= base - threshold;
  }
}

/**
 * Decodes a label without its `xn--`.
 * @param text lower case, as browsers' parsers return it
 * @returns null where the text is not valid punycode
 */
export function decodePunycode(text: string): string | null {
  const delimiter = text.lastIndexOf('-');
  const points = delimiter > 0 ? [...text.slice(0, delimiter)].map((c) => c.charCodeAt(0)) : [];
  let code = firstCode;
  let bias = firstBias;
  let index = 0;
  for (let at = delimiter > 0 ? delimiter + 1 : 0; at < text.length;) {
    const reading = readNumber(text, at, bias);
    if (!reading) return null;
    const [delta, next] = reading;
    const count = points.length + 1;
    bias = adapt(delta, count, index === 0 && code === firstCode);
    const sum = index + delta;
    code += Math.floor(sum / count);
    if (code > 0x10ffff) return null;
    points.splice(sum % count, 0, code);
    index = (sum % count) + 1;
    at = next;
  }
  return String.fromCodePoint(...points);
}

/**
 * A host as it is displayed, with each valid `xn--` label decoded.
 * @param host lower case
 */
export const displayHostOf = (host: string): string =>
  host
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decodePunycode(label.slice(4)) ?? label) : label))
    .join('.');
