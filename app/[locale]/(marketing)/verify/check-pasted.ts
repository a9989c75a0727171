/** What a pasted text is, and what follows: a checksum, an address, or something to paste again. Pure but for the page's table. */
import { fill } from '@/components/ui/fill';
import { checkAddress } from '@/lib/verify/address/check';
import type { AddressRules, AddressResult, UnknownReason } from '@/lib/verify/address/reasons';
import { checkHash, type HashResult } from '@/lib/verify/check-hash';
import { emptyFileHash, readPastedHash } from '@/lib/verify/pasted-hash';
import { readPublished, type ShownRecord } from './read-published';
import type { ToolWords } from './result-parts';

export interface CheckedHash {
  readonly sha256: string;
  readonly verdict: HashResult<ShownRecord>;
}

/** An address of which something can be said. */
export type CheckedAddress =
  | Exclude<AddressResult, { kind: 'unknown' }>
  | (Extract<AddressResult, { kind: 'unknown' }> & {
      readonly reason: Exclude<UnknownReason, InputFault>;
    });

export type PastedAnswer =
  | {
      readonly kind: 'hashes';
      readonly hashes: readonly CheckedHash[];
      readonly isComplete: boolean;
    }
  | { readonly kind: 'address'; readonly address: CheckedAddress }
  /** There is nothing to judge, and why. */
  | { readonly kind: 'again'; readonly error: string };

/** An answer there is something to show of. */
export type CheckedPaste = Exclude<PastedAnswer, { kind: 'again' }>;

const inputFaults = ['noAddress', 'notAlone', 'tooLong'] as const satisfies UnknownReason[];
type InputFault = (typeof inputFaults)[number];
const isFault = (reason: UnknownReason): reason is InputFault =>
  inputFaults.some((fault) => fault === reason);

const again = (error: string): PastedAnswer => ({ kind: 'again', error });

function ofAddress(text: string, rules: AddressRules, words: ToolWords['paste']): PastedAnswer {
  const verdict = checkAddress(text, rules);
  if (verdict.kind !== 'unknown') return { kind: 'address', address: verdict };
  const { reason } = verdict;
  return isFault(reason)
    ? again(words[reason])
    : { kind: 'address', address: { ...verdict, reason } };
}

/**
 * Answers a text.
 * @param rules whose addresses are official
 * @param words what to say where there is nothing to judge
 */
export function checkPasted(
  text: string,
  rules: AddressRules,
  words: ToolWords['paste'],
): PastedAnswer {
  if (text.trim() === '') return again(words.nothing);
  const pasted = readPastedHash(text);
  switch (pasted.kind) {
    case 'wrongKind':
      return again(fill(words.wrongKind, { name: pasted.name }));
    case 'wrongLength':
      return again(fill(words.wrongLength, { count: pasted.digits }));
    case 'tooMany':
      return again(words.tooMany);
    case 'tooLong':
      return again(words.tooLong);
    case 'none':
      return ofAddress(text, rules, words);
    case 'hashes': {
      if (pasted.hashes.includes(emptyFileHash)) return again(words.emptyFile);
      const { records, isComplete } = readPublished();
      const hashes = pasted.hashes.map((sha256) => ({
        sha256,
        verdict: checkHash(sha256, records),
      }));
      return { kind: 'hashes', hashes, isComplete };
    }
  }
}
