/** Calls for codes, registrations, login tokens, team invitations and the invite activity. Nothing here is cached. */
import 'server-only';
import {
  invitationStatus,
  joinStatus,
  type CodeChannel,
  type CodePurpose,
} from '@superbrowser/contract/account-endpoints';
import { endpoints } from '@superbrowser/contract/endpoints';
import type { PhonePair } from '@superbrowser/contract/forms/phone';
import type {
  Award,
  InvitationResponse,
  InvitationState,
  Invite,
  InviteSituationResponse,
  ListPageResponse,
} from '@/lib/core/api-response-types';
import { callUpstream } from '../client/call-upstream';
import { UpstreamError } from '../client/upstream-error';

/** @returns seconds until the next code may be requested */
export async function sendCode(
  request: PhonePair & { channel: CodeChannel; purpose: CodePurpose },
): Promise<number> {
  return (await callUpstream(endpoints.sendCode, request)).resend_after;
}

/** A code that is not verified yet, or the token for a correct one. */
export type CodeOrToken = { readonly code: string } | { readonly captcha_token: string };

/**
 * Uses a code up.
 * @returns a token for the code, which is valid once and for ten minutes (R4)
 */
export async function consumeCode(
  request: PhonePair & { purpose: CodePurpose; code: string },
): Promise<string> {
  const { area_code, phone, purpose, code } = request;
  const payload = { area_code, phone, purpose, code };
  return (await callUpstream(endpoints.verifyCode, payload)).captcha_token;
}

export interface Registration extends PhonePair {
  readonly password: string;
  readonly username: string;
  readonly company_name: string;
  readonly role?: 'employee' | undefined;
  readonly referral_code?: string | undefined;
  readonly idempotency_key: string;
}

/**
 * Creates an account.
 * @param attribution who brought the visitor, with the field names of the upstream API
 * @returns the account's login token
 */
export async function createAccount(
  registration: Registration,
  attribution: Readonly<Record<string, string>>,
  codeOrToken: CodeOrToken,
): Promise<string> {
  const payload = { ...attribution, ...registration, ...codeOrToken };
  return (await callUpstream(endpoints.registerOrSignIn, payload)).token_login_simple;
}

/**
 * Signs in without a password.
 * @returns the login token
 */
export async function signInWithCode(
  { area_code, phone }: PhonePair,
  codeOrToken: CodeOrToken,
): Promise<string> {
  const payload = { area_code, phone, ...codeOrToken };
  return (await callUpstream(endpoints.registerOrSignIn, payload)).token_login_simple;
}

export interface AccountName {
  readonly username: string;
  readonly companyName: string;
}

/**
 * The account of a login token.
 * @throws UpstreamError, among others with ret sessionExpired
 */
export async function loadAccountName(loginToken: string): Promise<AccountName> {
  const scope: ('company_info_base' | 'username_info_base')[] = [
    'company_info_base',
    'username_info_base',
  ];
  const data = await callUpstream(endpoints.userInfo, { token_login_simple: loginToken, scope });
  return {
    username: data.username_info_base?.username ?? '',
    companyName: data.company_info_base?.company_name ?? '',
  };
}

/**
 * Uses up a login token that the desktop client handed over.
 * @returns the new login token that replaces it
 * @throws UpstreamError, with ret sessionExpired where it has expired or was used
 */
export async function exchangeLoginToken(loginToken: string): Promise<string> {
  const payload = { token_login_simple: loginToken };
  return (await callUpstream(endpoints.exchangeLogin, payload)).token_login_simple;
}

/**
 * Ends a login token.
 * @throws UpstreamError
 */
export async function endLoginToken(loginToken: string): Promise<void> {
  await callUpstream(endpoints.endLogin, { token_login_simple: loginToken });
}

/**
 * Whether an upstream lacks the endpoint of a call. The endpoints exchangeLogin and endLogin are additions that not
 * every upstream has.
 */
export const isMissingEndpoint = (error: unknown): boolean =>
  error instanceof UpstreamError && error.kind === 'http' && error.status === 404;

// Team invitations (R8).

const stateByStatus: Record<number, InvitationState> = {
  [joinStatus.joined]: 'joined',
  [joinStatus.waiting]: 'waiting',
  [joinStatus.hasAccount]: 'hasAccount',
  [joinStatus.noAccount]: 'noAccount',
  [joinStatus.success]: 'success',
};
const invitationStateOf = (status: number): InvitationState => stateByStatus[status] ?? 'invalid';

/** State of an invitation link; an unknown link and a withdrawn one are both `invalid`. */
export async function loadInvitation(invitationToken: string): Promise<InvitationResponse> {
  const data = await callUpstream(endpoints.findInvitation, { token: invitationToken });
  return {
    state: data.status === invitationStatus.open ? invitationStateOf(data.apply_status) : 'invalid',
    inviter: data.inviter,
    companyName: data.company_name,
    readonlyName: data.readonly_name ?? '',
  };
}

/** Sends the code for an invited person to join with. */
export async function sendInvitationCode(invitationToken: string, phone: PhonePair): Promise<void> {
  await callUpstream(endpoints.sendJoinCode, { token: invitationToken, ...phone });
}

/**
 * Joins the team.
 * @returns the state of the invitation after joining
 */
export async function joinTeam(
  invitationToken: string,
  form: PhonePair & { name: string; is_agreed: boolean },
  codeOrToken: CodeOrToken,
): Promise<InvitationState> {
  const payload = { token: invitationToken, ...form, ...codeOrToken };
  const data = await callUpstream(endpoints.joinTeam, payload);
  return invitationStateOf(data.apply_status);
}

// The invite activity of a signed-in visitor (R7). Each call throws UpstreamError, with ret sessionExpired where the
// session has ended.

export interface ListPageQuery {
  readonly page: number;
  readonly page_size: number;
}

/** The code that identifies an account as an inviter; each account has one, which never changes. */
export async function loadInviteCode(loginToken: string): Promise<string> {
  return (await callUpstream(endpoints.ownInviteCode, { token: loginToken })).invite_code;
}

/** Numbers and amounts of a user's invites (R7). @throws UpstreamError */
export async function loadInviteSituation(loginToken: string): Promise<InviteSituationResponse> {
  const data = await callUpstream(endpoints.inviteSituation, { token: loginToken });
  const { invited, registered, recharged, reward_total, reward_pending } = data;
  return {
    invited,
    registered,
    recharged,
    rewardTotal: reward_total,
    rewardPending: reward_pending,
  };
}

/** A page of the people a user invited, phones masked. @throws UpstreamError */
export async function listInvites(
  loginToken: string,
  pageQuery: ListPageQuery,
): Promise<ListPageResponse<Invite>> {
  const { list, total } = await callUpstream(endpoints.inviteList, {
    token: loginToken,
    ...pageQuery,
  });
  const rows = list.map(({ phone_masked, registered_at, status, reward }) => ({
    phoneMasked: phone_masked,
    registeredAt: registered_at,
    status,
    reward,
  }));
  return { list: rows, total };
}

/** A page of a user's awards. @throws UpstreamError */
export const listAwards = (
  loginToken: string,
  pageQuery: ListPageQuery,
): Promise<ListPageResponse<Award>> =>
  callUpstream(endpoints.awardRecord, { token: loginToken, ...pageQuery });
