import { wordsOf, type DesktopResponse } from './protocol/frames';

/**
 * client: it answered with a ret other than 0; timeout: no answer in 30 s; closed: the connection
 * went away first; stopped: the page no longer wants one; unsendable: the arguments are no JSON;
 * shapeless: the answer is not what the caller can use.
 */
export type DesktopErrorReason =
  'client' | 'timeout' | 'closed' | 'stopped' | 'unsendable' | 'shapeless';

/** Why a request failed. */
export class DesktopError extends Error {
  override readonly name = 'DesktopError';

  /** @param response the client's answer, when it gave one */
  constructor(
    readonly reason: DesktopErrorReason,
    readonly response?: DesktopResponse,
  ) {
    // The client's message, or the whole answer as text.
    super(response ? (wordsOf(response) ?? JSON.stringify(response)) : reason);
  }

  /** What a visitor may read: the client's words; null where the catalogue speaks (E1). */
  get words(): string | null {
    return this.response ? wordsOf(this.response) : null;
  }
}
