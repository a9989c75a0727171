import { errorTextOf, type DesktopResponse } from './protocol/frames';

/**
 * desktop app: the desktop app answered with a ret other than 0; timeout: no answer in 30 s; closed: the connection
 * closed before the answer, or its code could not be loaded; stopped: the page was left, or never asked for a
 * connection; unsendable: the arguments cannot be written as JSON; malformed: the answer does not fit the caller's
 * schema.
 */
export type DesktopErrorReason =
  'refused' | 'timeout' | 'closed' | 'stopped' | 'unsendable' | 'malformed';

/** Why a request failed. */
export class DesktopError extends Error {
  override readonly name = 'DesktopError';

  /** @param response the desktop app's answer, when it gave one */
  constructor(
    readonly reason: DesktopErrorReason,
    readonly response?: DesktopResponse,
  ) {
    // The message of the error is the desktop app's message, or its whole answer as text.
    super(response ? (errorTextOf(response) ?? JSON.stringify(response)) : reason);
  }

  /** Text for visitors: the desktop app's message; null when there is none and the page shows its own text (E1). */
  get desktopAppMessage(): string | null {
    return this.response ? errorTextOf(this.response) : null;
  }
}
