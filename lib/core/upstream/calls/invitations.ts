/** Calls for team invitations (R8). Nothing here is cached. */
import 'server-only';
import { invitationStatus, joinStatus } from '@superbrowser/contract/account-endpoints';
import { endpoints } from '@superbrowser/contract/endpoints';
import type { PhonePair } from '@superbrowser/contract/forms/phone';
import type { InvitationResponse, InvitationState } from '@superbrowser/contract/handler-responses';
import { callUpstream } from '../client/call-upstream';
import type { CodeOrToken } from './accounts';

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
