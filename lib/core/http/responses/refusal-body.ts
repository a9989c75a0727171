/** The body of a refusal of handlers under /api, as client components read it. */

/** Why a request was refused, for components that react to it; for `other` they show the message alone. */
export type RefusalReason =
  | 'codeInvalid'
  | 'codeExpired'
  | 'phoneInvalid'
  /** The code was right, but the phone has an account: signing in with `proven` needs no other code. */
  | 'phoneRegistered'
  /** The code was right, but the phone has no account: registering with `proven` needs no other code. */
  | 'phoneUnknown'
  /** The form asks whether to continue without the referral code; the verification code is not used up (R5). */
  | 'referralInvalid'
  | 'tooOften'
  | 'invitationInvalid'
  | 'fieldsInvalid'
  | 'sessionExpired'
  /** The form's idempotency key was used before with other contents; with a new key it is accepted. */
  | 'keyReused'
  | 'other';

/** Body of a response that refuses a request, in the language of the page that asked. */
export interface RefusalBody {
  /** What happened, as a sentence. */
  readonly message: string;
  readonly reason: RefusalReason;
  /** Messages by field path, shown at the field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds until the next try, with `tooOften` or while the site is busy. */
  readonly retryAfter?: number;
  /** First characters of the request's id, where the failure is on our side; the message contains them too. */
  readonly request?: string;
}
