/**
 * The error catalog (E1): a table from each failure to the HTTP status of our response and the message a visitor reads.
 */
import { resultCodes } from '@superbrowser/contract/result-codes';
import type { Locale } from '@/lib/core/i18n/routing';
import type { UpstreamError } from '@/lib/core/upstream/client/upstream-error';
import type { RefusalReason } from './refusal-body';

/** Codes of failures, whose messages are in `errors.byCode`. */
type FailureCode =
  | 'network'
  | 'busy'
  | 'socket'
  | 'unknown'
  | 'maintenance'
  | 'codeRequest'
  | 'malformed'
  | 'tooLarge';

/** Codes of refusals by a handler itself, or by the upstream with a known ret. */
export type RefusalCode =
  | FailureCode
  | 'foreignOrigin'
  | 'wrongType'
  | 'fieldsInvalid'
  | 'tooOften'
  | 'codeInvalid'
  | 'codeExpired'
  | 'phoneInvalid'
  | 'phoneRegistered'
  | 'phoneUnknown'
  | 'referralInvalid'
  | 'invitationInvalid'
  | 'sessionExpired'
  | 'keyReused';

interface RefusalEntry {
  readonly status: number;
  readonly code: RefusalCode & RefusalReason;
  /** The field the message belongs to (R5). */
  readonly field?: string;
}

/** Result codes by which the upstream refuses a request. A refusal with a field is shown at that field (R5). */
export const refusalByRet: Readonly<Record<number, RefusalEntry>> = {
  [resultCodes.codeInvalid]: { status: 422, code: 'codeInvalid', field: 'code' },
  [resultCodes.codeExpired]: { status: 422, code: 'codeExpired', field: 'code' },
  [resultCodes.phoneInvalid]: { status: 422, code: 'phoneInvalid', field: 'phone' },
  [resultCodes.phoneRegistered]: { status: 409, code: 'phoneRegistered', field: 'phone' },
  [resultCodes.phoneUnknown]: { status: 409, code: 'phoneUnknown', field: 'phone' },
  [resultCodes.referralInvalid]: { status: 409, code: 'referralInvalid', field: 'referral_code' },
  [resultCodes.tooOften]: { status: 429, code: 'tooOften' },
  [resultCodes.invitationInvalid]: { status: 410, code: 'invitationInvalid' },
  [resultCodes.fieldsInvalid]: { status: 422, code: 'fieldsInvalid' },
  [resultCodes.sessionExpired]: { status: 401, code: 'sessionExpired' },
  [resultCodes.keyReused]: { status: 409, code: 'keyReused' },
};

interface FailureEntry {
  readonly status: number;
  readonly code: FailureCode;
}

const networkEntry: FailureEntry = { status: 504, code: 'network' };
const busyEntry: FailureEntry = { status: 502, code: 'busy' };
const unknownEntry: FailureEntry = { status: 502, code: 'unknown' };

/** Catalog rows of the negative result codes: the call itself failed, or the server could not respond (E1). */
const failureByRet: Readonly<Record<number, FailureEntry>> = {
  [resultCodes.networkError]: networkEntry,
  [resultCodes.serverError]: busyEntry,
  [resultCodes.socketError]: { status: 502, code: 'socket' },
};

/** Longest upstream message shown (E1). */
const maxMessageLength = 200;

const entryByInputStatus: Readonly<Record<number, FailureEntry>> = {
  400: { status: 422, code: 'malformed' },
  409: { status: 422, code: 'malformed' },
  413: { status: 413, code: 'tooLarge' },
  422: { status: 422, code: 'malformed' },
};

type UpstreamFailure = Pick<
  UpstreamError,
  'kind' | 'ret' | 'msg' | 'encoding' | 'payloadSource'
> & {
  readonly status?: number | undefined;
};

/** The row for a status by which the upstream refuses a visitor's input; undefined for any other failure. */
export const inputErrorEntry = ({
  kind,
  status = 0,
  payloadSource,
}: UpstreamFailure): FailureEntry | undefined =>
  kind === 'http' && payloadSource === 'visitor' ? entryByInputStatus[status] : undefined;

/**
 * The row for an upstream that responds with an error status. A 503 is passed on, because it says that the failure is
 * temporary.
 */
const httpErrorEntry = (error: UpstreamFailure): FailureEntry =>
  error.status === 503 ? { status: 503, code: 'busy' } : (inputErrorEntry(error) ?? busyEntry);

/** The row for a failed upstream call. */
export function failureEntryOf(error: UpstreamFailure): FailureEntry {
  switch (error.kind) {
    case 'network':
    case 'timeout':
      return networkEntry;
    case 'open-circuit':
      return error.status === undefined ? networkEntry : httpErrorEntry(error);
    case 'http':
      return httpErrorEntry(error);
    case 'busy':
      return error.encoding === 'encrypted'
        ? { status: 503, code: 'maintenance' }
        : { status: 503, code: 'busy' };
    case 'ret':
      return failureByRet[error.ret ?? 0] ?? unknownEntry;
    default:
      return busyEntry;
  }
}

/**
 * The upstream's own message, where it may be shown: on Chinese pages, as plain text of at most 200 characters. Null
 * where the catalog's message is shown instead.
 */
export function upstreamMessage(error: UpstreamFailure, locale: Locale): string | null {
  if (locale !== 'zh-CN' || error.kind !== 'ret') return null;
  // Control characters do not belong in a notice; Array.from keeps surrogate pairs whole.
  const text = error.msg.replace(/[\u0000-\u001f\u007f]/g, ' ').trim();
  return text === '' ? null : Array.from(text).slice(0, maxMessageLength).join('');
}
