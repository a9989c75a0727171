import type { UpstreamError } from '@/lib/core/upstream/client/upstream-error';
import type { RefusalReason } from './refusal-body';
import type { RefusalCode } from './error-catalog';

interface RefusalDetails {
  readonly reason?: RefusalReason;
  /** Codes of packages/contract/forms by field path. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds until a retry makes sense. */
  readonly retryAfter?: number;
  /** The failed call, whose own message may be shown (E1). */
  readonly upstreamError?: UpstreamError;
  /** Set-Cookie lines of the response. */
  readonly cookies?: readonly string[];
}

/**
 * A handler's own refusal of a request; withErrorHandling() in ../handler.ts turns it into a response with a message.
 */
export class RequestRefusal extends Error {
  override readonly name = 'RequestRefusal';

  /**
   * The server's bundles each hold a copy of this class but share one client and one set of counters, so instanceof
   * must recognize refusals that another copy threw.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'RequestRefusal';
  }

  readonly reason: RefusalReason;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfter: number | undefined;
  readonly upstreamError: UpstreamError | undefined;
  readonly cookies: readonly string[];

  constructor(
    readonly status: number,
    /** Code of its message, in `errors.byCode`. */
    readonly code: RefusalCode,
    { reason = 'other', fields, retryAfter, upstreamError, cookies = [] }: RefusalDetails = {},
  ) {
    super(`${status} ${code}`);
    this.reason = reason;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.upstreamError = upstreamError;
    this.cookies = cookies;
  }
}
