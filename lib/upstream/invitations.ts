/** Team invitations (R8). */
import 'server-only';
import type { InvitationAnswer, InvitationState } from '@/lib/answers';
import { applyStatus } from '@superbrowser/contract/accounts';
import { endpoints } from '@superbrowser/contract/endpoints';
import { type GivenProof, type PhonePair } from './accounts';
import { callUpstream } from './call/client';

const states: Record<number, InvitationState> = {
  [applyStatus.joined]: 'joined',
  [applyStatus.waiting]: 'waiting',
  [applyStatus.hasAccount]: 'hasAccount',
  [applyStatus.noAccount]: 'noAccount',
  [applyStatus.success]: 'success',
};
const stateOf = (status: number): InvitationState => states[status] ?? 'invalid';

/** What a link is worth; a link nobody made is `invalid` like one that was withdrawn. */
export async function getInvitation(token: string): Promise<InvitationAnswer> {
  const data = await callUpstream(endpoints.invitationStatus, { token });
  return {
    state: data.status === 0 ? stateOf(data.apply_status) : 'invalid',
    inviter: data.inviter,
    companyName: data.company_name,
    readonlyName: data.readonly_name ?? '',
  };
}

/** Sends the code an invited person joins with. */
export async function sendInvitationCode(token: string, phone: PhonePair): Promise<void> {
  await callUpstream(endpoints.invitationCode, { token, ...phone });
}

/** Joins the team. @returns the state after it */
export async function joinTeam(
  token: string,
  form: PhonePair & { name: string; is_agreed: boolean },
  proof: GivenProof,
): Promise<InvitationState> {
  const payload = { token, ...form, ...proof };
  const data = await callUpstream(endpoints.invitationJoin, payload);
  return stateOf(data.apply_status);
}
