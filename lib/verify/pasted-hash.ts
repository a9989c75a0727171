/** Reads pasted checksums: the output of a command, a line of a list, or only the digits. Pure. */

/** Names of other checksums by number of digits. They cannot be compared here, so the visitor sees their name. */
const algorithmByLength = {
  32: 'MD5',
  40: 'SHA-1',
  56: 'SHA-224',
  96: 'SHA-384',
  128: 'SHA-512',
} as const;
type HashAlgorithm = (typeof algorithmByLength)[keyof typeof algorithmByLength];

type PastedHashes =
  /** The checksums in lower case, each once, in the order of the text. */
  | { readonly kind: 'hashes'; readonly hashes: readonly string[] }
  | { readonly kind: 'wrongKind'; readonly name: HashAlgorithm }
  /** There are hex digits, but their number is not that of SHA-256 or another known checksum. */
  | { readonly kind: 'wrongLength'; readonly digitCount: number }
  /** The text has more checksums than a visitor compares by pasting. */
  | { readonly kind: 'tooMany' }
  /** The text is too long, such as a whole document. */
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'none' };

const sha256Length = 64;
const maxHashes = 20;
const maxTextLength = 20_000;

/** Digits without a gap; a shorter run is a word, a number or part of one. */
const hexRunPattern = /[0-9a-f]{24,}/gi;
/** Digits in groups, as certutil prints them on older systems (`ab cd …`) and certificates show them (`AB:CD:…`). */
const groupedDigitsPattern = /\b[0-9a-f]{2}(?:[ :-][0-9a-f]{2}){11,}\b/gi;

const wordCharacter = /[0-9a-z_]/i;

/** Runs of hex digits that are not part of a longer word. */
function hexRunsOf(text: string): string[] {
  return [...text.matchAll(hexRunPattern)].flatMap(({ 0: digits, index }) => {
    const before = text[index - 1] ?? '';
    const after = text[index + digits.length] ?? '';
    return wordCharacter.test(before) || wordCharacter.test(after) ? [] : [digits];
  });
}

/**
 * The checksum in a text that consists only of its digits, which a narrow window may have broken into lines; null for
 * any other text.
 */
function rejoinedHash(text: string): string | null {
  const joined = text.replace(/[\s:-]/g, '');
  if (!/^[0-9a-f]{64}$/i.test(joined)) return null;
  // Two MD5 checksums on separate lines have the same number of digits as one SHA-256.
  const halves = hexRunsOf(text);
  return halves.length === 2 && halves[0]?.length === 32 ? null : joined;
}

function candidateHashes(text: string): string[] {
  const joined = rejoinedHash(text);
  if (joined) return [joined];
  const runs = hexRunsOf(text);
  if (runs.length > 0) return runs;
  return [...text.matchAll(groupedDigitsPattern)].map(([match]) => match.replace(/[ :-]/g, ''));
}

/**
 * The checksums in a text.
 * @param text the pasted text: digits in any case, with blanks or colons, `hash  name`, `SHA256 (name) = hash`, or the
 * whole output of a command
 */
export function parsePastedHashes(text: string): PastedHashes {
  if (text.length > maxTextLength) return { kind: 'tooLong' };
  const candidates = candidateHashes(text.normalize('NFKC').trim());
  const sha256Candidates = candidates.filter(({ length }) => length === sha256Length);
  const hashes = [...new Set(sha256Candidates.map((digits) => digits.toLowerCase()))];
  if (hashes.length > maxHashes) return { kind: 'tooMany' };
  if (hashes.length > 0) return { kind: 'hashes', hashes };
  const [first] = candidates;
  if (first === undefined) return { kind: 'none' };
  const name = algorithmByLength[first.length as keyof typeof algorithmByLength] as
    HashAlgorithm | undefined;
  return name ? { kind: 'wrongKind', name } : { kind: 'wrongLength', digitCount: first.length };
}

/** SHA-256 of zero bytes: the checksum of an empty file. */
export const emptyFileHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
