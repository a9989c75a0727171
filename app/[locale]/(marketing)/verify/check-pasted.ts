/**
 * Finds out what a pasted text is: a checksum, an address, or something to paste again. It reads nothing but the text
 * and the page's table.
 */
import { fill } from '@/components/ui/fill';
import { checkAddress } from '@/lib/verify/address/check-address';
import type { AddressRules, AddressResult, UnknownReason } from '@/lib/verify/address/reasons';
import { checkHash, type HashResult } from '@/lib/verify/check-hash';
import { emptyFileHash, readPastedHash } from '@/lib/verify/pasted-hash';
import { readPublished, type ShownRecord } from './read-published';
import type { ToolMessages } from './result-parts';

export interface CheckedHash {
  readonly sha256: string;
  readonly result: HashResult<ShownRecord>;
}

/** An address that was recognized. */
export type CheckedAddress =
  | Exclude<AddressResult, { kind: 'unknown' }>
  | (Extract<AddressResult, { kind: 'unknown' }> & {
      readonly reason: Exclude<UnknownReason, InputIssue>;
    });

export type PastedResult =
  | {
      readonly kind: 'hashes';
      readonly hashes: readonly CheckedHash[];
      readonly isComplete: boolean;
    }
  | { readonly kind: 'address'; readonly address: CheckedAddress }
  /** The text holds nothing to check; `error` says why. */
  | { readonly kind: 'again'; readonly error: string };

/** An answer with a result to show. */
export type CheckedPaste = Exclude<PastedResult, { kind: 'again' }>;

const inputIssues = ['noAddress', 'notAlone', 'tooLong'] as const satisfies UnknownReason[];
type InputIssue = (typeof inputIssues)[number];
const isError = (reason: UnknownReason): reason is InputIssue =>
  inputIssues.some((issue) => issue === reason);

const askToRetry = (error: string): PastedResult => ({ kind: 'again', error });

function answerForAddress(
  text: string,
  rules: AddressRules,
  messages: ToolMessages['paste'],
): PastedResult {
  const result = checkAddress(text, rules);
  if (result.kind !== 'unknown') return { kind: 'address', address: result };
  const { reason } = result;
  return isError(reason)
    ? askToRetry(messages[reason])
    : { kind: 'address', address: { ...result, reason } };
}

/**
 * Checks a pasted text.
 * @param rules which addresses are official
 * @param messages texts for when there is nothing to check
 */
export function checkPasted(
  text: string,
  rules: AddressRules,
  messages: ToolMessages['paste'],
): PastedResult {
  if (text.trim() === '') return askToRetry(messages.nothing);
  const pasted = readPastedHash(text);
  switch (pasted.kind) {
    case 'wrongKind':
      return askToRetry(fill(messages.wrongKind, { name: pasted.name }));
    case 'wrongLength':
      return askToRetry(fill(messages.wrongLength, { count: pasted.digits }));
    case 'tooMany':
      return askToRetry(messages.tooMany);
    case 'tooLong':
      return askToRetry(messages.tooLong);
    case 'none':
      return answerForAddress(text, rules, messages);
    case 'hashes': {
      if (pasted.hashes.includes(emptyFileHash)) return askToRetry(messages.emptyFile);
      const { records, isComplete } = readPublished();
      const hashes = pasted.hashes.map((sha256) => ({
        sha256,
        result: checkHash(sha256, records),
      }));
      return { kind: 'hashes', hashes, isComplete };
    }
  }
}
