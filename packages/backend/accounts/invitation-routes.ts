/** Team invitations (R8): each token is for one person. */
import 'server-only';
import { z } from 'zod';
import { invitationStatus, joinStatus } from '@superbrowser/contract/account-endpoints';
import { joinShape } from '@superbrowser/contract/forms/account-schemas';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { refuseBlockedPhone } from '../blocks/check-blocks';
import type { RouteContext, Routes } from '../route-context';
import { ApiRefusal, parseFields } from '../api-refusals';
import type { Db } from '../database/open-database';
import type { InvitationRow } from '../database/tables/accounts';
import { issueCode, verifyProof, consumeProof } from '../verification-codes/verification-codes';
import { parsePhone } from '../common/phone';
import { hashToken } from '../common/secrets';
import { toInstant } from '../database/stored-instant';
import { addUser, type NewUser } from './users';

/** States in which an invitation can still be accepted. */
const acceptableJoinStatuses: number[] = [joinStatus.hasAccount, joinStatus.noAccount];
const invalidInvitationRefusal = () =>
  new ApiRefusal(resultCodes.invitationInvalid, '邀请链接已失效，请向邀请人要一个新链接');

/** Unknown and withdrawn invitations get the same answer, so that a caller cannot tell them apart. */
const closedInvitation = {
  status: invitationStatus.closed,
  inviter: '',
  company_name: '',
  apply_status: joinStatus.noAccount,
};

const findInvitation = (token: string, { db }: RouteContext) =>
  db
    .selectFrom('invitations')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('status', '=', invitationStatus.open)
    .executeTakeFirst();

async function requireOpenInvitation(token: string, context: RouteContext): Promise<InvitationRow> {
  const row = await findInvitation(token, context);
  if (!row || !acceptableJoinStatuses.includes(row.apply_status)) throw invalidInvitationRefusal();
  return row;
}

/** A new account joins at once; an existing one waits until the inviter has agreed. */
async function recordJoin(
  db: Db,
  { token_hash }: InvitationRow,
  user: NewUser,
  now: number,
): Promise<typeof joinStatus.joined | typeof joinStatus.waiting> {
  const userId = await addUser(db, user, now);
  const applyStatus = userId ? joinStatus.joined : joinStatus.waiting;
  const row = await db
    .updateTable('invitations')
    .set({
      apply_status: applyStatus,
      applicant_phone: user.phone,
      applicant_name: user.username,
      applied_at: toInstant(now),
    })
    .where('token_hash', '=', token_hash)
    .where('status', '=', invitationStatus.open)
    .where('apply_status', 'in', acceptableJoinStatuses)
    .returning('token_hash')
    .executeTakeFirst();
  // Another request used this invitation first. The error rolls back the transaction, and with it the new account.
  if (!row) throw invalidInvitationRefusal();
  return applyStatus;
}

export const invitationRoutes: Pick<Routes, 'findInvitation' | 'sendJoinCode' | 'joinTeam'> = {
  async findInvitation({ token }, context) {
    const row = await findInvitation(token, context);
    if (!row) return closedInvitation;
    const { status, inviter, company_name, apply_status, readonly_name } = row;
    return { status, inviter, company_name, apply_status, readonly_name };
  },

  async sendJoinCode({ token, ...phoneFields }, context) {
    await requireOpenInvitation(token, context);
    const phone = parsePhone(phoneFields);
    await issueCode({ phone, purpose: 'invite_staff', channel: 'sms' }, context);
    return {};
  },

  async joinTeam({ token, ...fields }, context) {
    const invitation = await requireOpenInvitation(token, context);
    const joinFields = { ...fields, name: invitation.readonly_name ?? fields.name };
    const { name } = parseFields(z.object(joinShape), joinFields);
    const phone = parsePhone(fields);
    await refuseBlockedPhone(phone, context);
    const proof = await verifyProof(phone, 'invite_staff', fields, context);
    const { company_name } = invitation;
    const now = context.now();
    const result = await context.db.transaction().execute(async (transaction) => {
      await consumeProof(transaction, proof, now);
      const user = { phone, username: name, company_name, role: 'employee' as const };
      return recordJoin(transaction, invitation, user, now);
    });
    // The stored status `joined` means that the link was used before; the request that just joined gets `success`.
    return { apply_status: result === joinStatus.joined ? joinStatus.success : result };
  },
};
