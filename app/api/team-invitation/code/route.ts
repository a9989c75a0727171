import { invitationCodeRequestSchema } from '@superbrowser/contract/forms/account-requests';
import { resendSeconds, sendCodeWithinLimits } from '@/lib/verification-codes/code-limits';
import { createWriteHandler } from '@/lib/core/http/write-handler';
import { privateJsonResponse } from '@/lib/core/http/responses/uncached-responses';
import { sendInvitationCode } from '@/lib/core/upstream/calls/accounts';

/** Sends the code with which an invited person joins (R8). */
export const POST = createWriteHandler(
  invitationCodeRequestSchema,
  async ({ token, ...phone }, { ip }) => {
    const send = async () => {
      await sendInvitationCode(token, phone);
      return resendSeconds;
    };
    return privateJsonResponse(
      await sendCodeWithinLimits(ip, { purpose: 'invite_staff', phone }, send),
    );
  },
);
