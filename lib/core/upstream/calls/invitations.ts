/** Calls for team invitations and for invites of friends. Nothing here is cached. */
import 'server-only';
import { invitationStatus, joinStatus } from '@superbrowser/contract/account-endpoints';
import { endpoints } from '@superbrowser/contract/endpoints';
import type { PhonePair } from '@superbrowser/contract/forms/phone';
import type {
  Award,
  InvitationResponse,
  InvitationState,
  Invite,
  InviteSituationResponse,
  ListPageResponse,
} from '@/lib/core/handler-response-types';
import { callUpstream } from '../client/call-upstream';
import type { CodeOrToken } from './accounts';

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
export async function sendJoinCode(invitationToken: string, phone: PhonePair): Promise<void> {
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
