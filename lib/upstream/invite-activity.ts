/** The invite activity of a signed-in visitor (R7). Each call throws UpstreamError, sessionExpired among others. */
import 'server-only';
import type { Award, Invite, InviteSituation, Page } from '@/lib/answers';
import { endpoints } from '@superbrowser/contract/endpoints';
import { callUpstream } from './call/client';

export interface PageWish {
  readonly page: number;
  readonly page_size: number;
}

/** The code that identifies an account as an inviter; one an account, for ever. */
export async function getInviteCode(token: string): Promise<string> {
  return (await callUpstream(endpoints.inviteCode, { token })).invite_code;
}

export async function getInviteSituation(token: string): Promise<InviteSituation> {
  const data = await callUpstream(endpoints.inviteSituation, { token });
  const { invited, registered, recharged, reward_total, reward_pending } = data;
  return {
    invited,
    registered,
    recharged,
    rewardTotal: reward_total,
    rewardPending: reward_pending,
  };
}

export async function getInvites(token: string, wish: PageWish): Promise<Page<Invite>> {
  const { list, total } = await callUpstream(endpoints.inviteList, { token, ...wish });
  const rows = list.map(({ phone_masked, registered_at, status, reward }) => ({
    phoneMasked: phone_masked,
    registeredAt: registered_at,
    status,
    reward,
  }));
  return { list: rows, total };
}

export const getAwards = (token: string, wish: PageWish): Promise<Page<Award>> =>
  callUpstream(endpoints.awardRecord, { token, ...wish });
