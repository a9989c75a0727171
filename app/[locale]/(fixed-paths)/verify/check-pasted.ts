/**
 * Finds out what a pasted text is: a checksum, a URL, or something to paste again. It reads nothing but the text and
 * the page's table.
 */
import { fillTemplate } from '@/components/ui/fill-template';
import { checkUrl } from '@/lib/verify/url/check-url';
import type { UrlRules, UrlResult, UnknownReason } from '@/lib/verify/url/url-result';
import { checkHash, type HashResult } from '@/lib/verify/check-hash';
import { emptyFileHash, parsePastedHashes } from '@/lib/verify/pasted-hash';
import { readPublishedTable, type ShownPackage } from './published-data-attributes';
import type { CheckMessages } from './result-panel';

export interface CheckedHash {
  readonly sha256: string;
  readonly result: HashResult<ShownPackage>;
}

export type CheckedUrl =
  | Exclude<UrlResult, { kind: 'unknown' }>
  | (Extract<UrlResult, { kind: 'unknown' }> & {
      readonly reason: Exclude<UnknownReason, InputIssue>;
    });

export type PastedResult =
  | {
      readonly kind: 'hashes';
      readonly hashes: readonly CheckedHash[];
      readonly isComplete: boolean;
    }
  | { readonly kind: 'url'; readonly url: CheckedUrl }
  /** The text holds nothing to check; `error` says why. */
  | { readonly kind: 'retry'; readonly error: string };

/** An answer with a result to show. */
export type CheckedPaste = Exclude<PastedResult, { kind: 'retry' }>;

const inputIssues = ['noUrl', 'notAlone', 'tooLong'] as const satisfies UnknownReason[];
type InputIssue = (typeof inputIssues)[number];
const isInputIssue = (reason: UnknownReason): reason is InputIssue =>
  inputIssues.some((issue) => issue === reason);

const retryResult = (error: string): PastedResult => ({ kind: 'retry', error });

function resultForUrl(
  text: string,
  rules: UrlRules,
  messages: CheckMessages['paste'],
): PastedResult {
  const result = checkUrl(text, rules);
  if (result.kind !== 'unknown') return { kind: 'url', url: result };
  const { reason } = result;
  return isInputIssue(reason)
    ? retryResult(messages[reason])
    : { kind: 'url', url: { ...result, reason } };
}

/**
 * Checks a pasted text.
 * @param rules which URLs are official
 * @param messages texts for when there is nothing to check
 */
export function checkPasted(
  text: string,
  rules: UrlRules,
  messages: CheckMessages['paste'],
): PastedResult {
  if (text.trim() === '') return retryResult(messages.nothing);
  const hashInput = parsePastedHashes(text);
  switch (hashInput.kind) {
    case 'wrongKind':
      return retryResult(fillTemplate(messages.wrongKind, { name: hashInput.name }));
    case 'wrongLength':
      return retryResult(fillTemplate(messages.wrongLength, { count: hashInput.digitCount }));
    case 'tooMany':
      return retryResult(messages.tooMany);
    case 'tooLong':
      return retryResult(messages.tooLong);
    case 'none':
      return resultForUrl(text, rules, messages);
    case 'hashes': {
      if (hashInput.hashes.includes(emptyFileHash)) return retryResult(messages.emptyFile);
      const { packages, isComplete } = readPublishedTable();
      const hashes = hashInput.hashes.map((sha256) => ({
        sha256,
        result: checkHash(sha256, packages),
      }));
      return { kind: 'hashes', hashes, isComplete };
    }
  }
}
