/** The body of every refusal of a handler under /api; read by the islands that asked. */

/** Why a request was refused, for islands that react to it; `other` has nothing but its message. */
export type RefusalReason =
  | 'codeInvalid'
  | 'codeExpired'
  | 'phoneInvalid'
  /** The code was right, the phone has an account: signing in with `proven` needs no other code. */
  | 'phoneRegistered'
  /** The code was right, the phone has no account: registering with `proven` needs no other code. */
  | 'phoneUnknown'
  /** Asks whether to go on without it; the code is not spent (R5). */
  | 'referralInvalid'
  | 'tooOften'
  | 'invitationInvalid'
  | 'fieldsInvalid'
  | 'sessionExpired'
  /** The form's key came before with other contents; it goes through with a new one. */
  | 'keyReused'
  | 'other';

/** Body of every answer from 400 on, in the language of the page that asked. */
export interface RefusalBody {
  /** What happened, as a sentence. */
  readonly message: string;
  readonly reason: RefusalReason;
  /** Sentences by field path, for showing at the field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds, only with `tooOften`. */
  readonly retryAfter?: number;
  /** Letters of the request's id, where the failure is ours; the message says them too. */
  readonly request?: string;
}
