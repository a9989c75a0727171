/**
 * Types of the responses of the handlers under /api/applications, /api/promoter, /api/account, /api/team-invitation and
 * /api/invite-activity, shared with the client components that call these handlers. The types of the requests are in
 * packages/contract/forms. Times are milliseconds of the upstream's clock unless another format is named.
 */

/** POST /api/applications/<slug> */
export interface ApplicationResponse {
  /** The number of the application, without separators. */
  readonly number: string;
}

/** GET /api/promoter/discount */
export interface PromoterDiscountResponse {
  /** Amount in yuan. */
  readonly discount: number;
  /** Present only when the code is that of a promoter the upstream knows; absent for a channel (R10). */
  readonly promoter?: {
    readonly code: string;
    /** Plain text to show; '' where the upstream gives no name. */
    readonly name: string;
  };
}

/** GET /api/promoter/line */
export interface DeliveredLineResponse {
  /** The line a plain Windows download delivers to this visitor (D1). */
  readonly line: 'v5' | 'v6';
  /** The promoter wants v6 for their visitors. */
  readonly prefersV6: boolean;
}

/** GET /api/promoter/preview: what the visitors of a link would get from the two calls above. */
export interface PromoterPreviewResponse extends PromoterDiscountResponse {
  /** The line of the Windows button, on Windows 10 and later (D1). */
  readonly line: 'v5' | 'v6';
}

/** POST /api/account/code, POST /api/team-invitation/code */
export interface CodeSentResponse {
  /** When the next code may be requested. */
  readonly resendAt: number;
  /** The upstream's clock when the handler responded, for the countdown. */
  readonly now: number;
}

/** GET /api/account/session, POST /api/account/register, POST /api/account/sign-in */
export type SessionResponse =
  | { readonly signedIn: false }
  | { readonly signedIn: true; readonly username: string; readonly companyName: string };

/** One screen for each state; `hasAccount` and `noAccount` show a form (R8). */
export type InvitationState =
  'invalid' | 'joined' | 'waiting' | 'hasAccount' | 'noAccount' | 'success';

/** POST /api/team-invitation/status */
export interface InvitationResponse {
  readonly state: InvitationState;
  readonly inviter: string;
  readonly companyName: string;
  /** Set by the inviter and not editable; '' when the invited person types a name. */
  readonly readonlyName: string;
}

/** POST /api/team-invitation/join */
export interface JoinResponse {
  readonly state: InvitationState;
}

/** GET /api/invite-activity/code */
export interface InviteCodeResponse {
  readonly inviteCode: string;
}

/** GET /api/invite-activity/situation; rewards in yuan. */
export interface InviteTotalsResponse {
  readonly invited: number;
  readonly registered: number;
  readonly recharged: number;
  readonly rewardTotal: number;
  readonly rewardPending: number;
}

export interface ListPageResponse<Row> {
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
