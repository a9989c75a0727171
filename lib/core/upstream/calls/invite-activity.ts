/**
 * Calls for the invite activity of a signed-in visitor (R7). Nothing here is cached. Each call throws UpstreamError,
 * with ret sessionExpired where the session has ended.
 */
import 'server-only';
import { endpoints } from '@superbrowser/contract/endpoints';
import type {
  Award,
  Invite,
  InviteTotalsResponse,
  ListPageResponse,
} from '@superbrowser/contract/handler-responses';
import { callUpstream } from '../client/call-upstream';

export interface ListPageQuery {
  readonly page: number;
  readonly page_size: number;
}

/** The code that identifies an account as an inviter; each account has one, which never changes. */
export async function loadInviteCode(loginToken: string): Promise<string> {
  return (await callUpstream(endpoints.ownInviteCode, { token: loginToken })).invite_code;
}

/** Numbers and amounts of a user's invites (R7). */
export async function loadInviteTotals(loginToken: string): Promise<InviteTotalsResponse> {
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

/** A page of the people a user invited, phones masked. */
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

/** A page of a user's awards. */
export const listAwards = (
  loginToken: string,
  pageQuery: ListPageQuery,
): Promise<ListPageResponse<Award>> =>
  callUpstream(endpoints.awardRecord, { token: loginToken, ...pageQuery });
