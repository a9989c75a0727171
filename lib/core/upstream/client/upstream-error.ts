import type { Endpoint } from '@superbrowser/contract/endpoints';
import { resultCodes } from '@superbrowser/contract/result-codes';

export type UpstreamErrorKind =
  | 'network'
  | 'timeout'
  /** A status other than 2xx, including redirects, which are never followed. */
  | 'http'
  | 'too-large'
  /** Not JSON, not an envelope, or not decryptable. */
  | 'undecodable'
  /** Decoded, but not valid by the schema. */
  | 'schema'
  /** The upstream responded with a ret other than 0. */
  | 'ret'
  /** HTTP 429. As a response to an encrypted call it means that the upstream is under maintenance. */
  | 'busy'
  /** The call was not sent, because it failed several times just now. */
  | 'open-circuit';

interface ErrorDetails {
  readonly ret?: number;
  /** The upstream's own message; only for `ret`. */
  readonly msg?: string;
  readonly data?: unknown;
  readonly status?: number;
  readonly cause?: unknown;
}

/** Why a call to the upstream had no usable response. The message is for logs, never for visitors (E1). */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';

  /**
   * The server's bundles each hold a copy of this class but share one client and one set of counters, so instanceof
   * must recognize errors that another copy threw.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'UpstreamError';
  }

  readonly ret: number | undefined;
  readonly msg: string;
  readonly data: unknown;
  readonly status: number | undefined;
  readonly encoding: Endpoint['encoding'];
  readonly payloadSource: Endpoint['payloadSource'];

  constructor(
    readonly kind: UpstreamErrorKind,
    endpoint: Pick<Endpoint, 'method' | 'path' | 'encoding' | 'payloadSource'>,
    details: ErrorDetails = {},
  ) {
    const code = details.status ?? details.ret;
    super(`${endpoint.method} ${endpoint.path}: ${kind}${code === undefined ? '' : ` ${code}`}`, {
      cause: details.cause,
    });
    this.ret = details.ret;
    this.msg = details.msg ?? '';
    this.data = details.data;
    this.status = details.status;
    this.encoding = endpoint.encoding;
    this.payloadSource = endpoint.payloadSource;
  }
}

/**
 * Whether the API refused a lookup, which means that there is no such record: the company's API has no single code for
 * that. Every positive ret counts except a limit; a negative ret means that the call failed.
 */
export const isRefusedLookup = (error: unknown): boolean =>
  error instanceof UpstreamError &&
  error.kind === 'ret' &&
  (error.ret ?? 0) > 0 &&
  error.ret !== resultCodes.tooOften;

/**
 * Whether an upstream lacks the endpoint of a call. The endpoints exchangeLogin and endLogin are additions that not
 * every upstream has.
 */
export const isMissingEndpoint = (error: unknown): boolean =>
  error instanceof UpstreamError && error.kind === 'http' && error.status === 404;
