/**
 * What the handlers under /api/account, /api/team-invitation and /api/invite-activity answer; imported
 * by them and by the islands that ask. What they take is in lib/schemas. Times are server milliseconds.
 */

/** Why a request was refused, for islands that react to it; `other` has nothing but its message. */
export type Reason =
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
export interface Refusal {
  /** What happened, as a sentence. */
  readonly message: string;
  readonly reason: Reason;
  /** Sentences by field path, for showing at the field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds, only with `tooOften`. */
  readonly retryAfter?: number;
}

/** POST /api/account/code, POST /api/team-invitation/code */
export interface CodeSent {
  /** When the next code may be asked for. */
  readonly resendAt: number;
  /** The server's clock at the answer, to count down by. */
  readonly now: number;
}

/** GET /api/account/session, POST /api/account/register, POST /api/account/sign-in */
export type SessionAnswer =
  | { readonly signedIn: false }
  | { readonly signedIn: true; readonly username: string; readonly companyName: string };

/** R8: a screen each; `open` ones show the form. */
export type InvitationState =
  'invalid' | 'joined' | 'waiting' | 'hasAccount' | 'noAccount' | 'success';

/** POST /api/team-invitation/status */
export interface InvitationAnswer {
  readonly state: InvitationState;
  readonly inviter: string;
  readonly companyName: string;
  /** Set by the inviter and not to be changed; '' when the invited person types a name. */
  readonly readonlyName: string;
}

/** POST /api/team-invitation/join */
export interface JoinAnswer {
  readonly state: InvitationState;
}

/** GET /api/invite-activity/code */
export interface InviteCodeAnswer {
  readonly inviteCode: string;
}

/** GET /api/invite-activity/situation; rewards in yuan. */
export interface InviteSituation {
  readonly invited: number;
  readonly registered: number;
  readonly recharged: number;
  readonly rewardTotal: number;
  readonly rewardPending: number;
}

export interface Page<Row> {
  readonly list: readonly Row[];
  readonly total: number;
}

/** GET /api/invite-activity/invites?page=1&page_size=10 */
export interface Invite {
  readonly phoneMasked: string;
  /** ISO 8601. */
  readonly registeredAt: string;
  readonly status: 'registered' | 'recharged';
  readonly reward: number;
}

/** GET /api/invite-activity/awards?page=1&page_size=10 */
export interface Award {
  readonly award: string;
  readonly amount: number;
  /** ISO 8601. */
  readonly at: string;
  readonly status: 'pending' | 'paid';
}

/** Set beside the session and readable by islands: says that there is one, never whose. */
export const signedInHint = 'signed_in';
