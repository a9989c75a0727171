import type { Endpoint } from '@superbrowser/contract/endpoints';

export type UpstreamErrorKind =
  | 'network'
  | 'timeout'
  /** A status other than 2xx; redirects too, they are never followed. */
  | 'http'
  | 'too-large'
  /** Not JSON, not an envelope, or does not decrypt. */
  | 'undecodable'
  /** Decoded, but not the promised shape. */
  | 'schema'
  /** Answered with a ret other than 0. */
  | 'ret'
  /** HTTP 429; on the encrypted channel the upstream is under maintenance. */
  | 'busy'
  /** Not asked: this call failed several times just now. */
  | 'open-circuit';

interface Details {
  readonly ret?: number;
  /** The upstream's own words; only for `ret`. */
  readonly msg?: string;
  readonly data?: unknown;
  readonly status?: number;
  readonly cause?: unknown;
}

/** Why a call to the upstream gave no usable answer. The message is for logs, never for visitors (E1). */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';

  /**
   * The server's bundles each hold a copy of this class and share one client and one set of counters:
   * what one copy throws another must know.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'UpstreamError';
  }

  readonly ret: number | undefined;
  readonly msg: string;
  readonly data: unknown;
  readonly status: number | undefined;
  readonly channel: Endpoint['channel'];
  readonly input: Endpoint['input'];

  constructor(
    readonly kind: UpstreamErrorKind,
    endpoint: Pick<Endpoint, 'method' | 'path' | 'channel' | 'input'>,
    details: Details = {},
  ) {
    const extra = details.status ?? details.ret;
    super(`${endpoint.method} ${endpoint.path}: ${kind}${extra === undefined ? '' : ` ${extra}`}`, {
      cause: details.cause,
    });
    this.ret = details.ret;
    this.msg = details.msg ?? '';
    this.data = details.data;
    this.status = details.status;
    this.channel = endpoint.channel;
    this.input = endpoint.input;
  }
}
