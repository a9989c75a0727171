import { joinCodeRequestSchema } from '@superbrowser/contract/forms/account-requests';
import { resendSeconds, sendCodeWithinLimits } from '@/lib/verification-codes/code-limits';
import { createWriteHandler } from '@/lib/core/http/write-handler';
import { privateJsonResponse } from '@/lib/core/http/responses/uncached-responses';
import { sendJoinCode } from '@/lib/core/upstream/calls/invitations';

/** Sends the code with which an invited person joins (R8). */
export const POST = createWriteHandler(
  joinCodeRequestSchema,
  async ({ token, ...phone }, { ip }) => {
    const send = async () => {
      await sendJoinCode(token, phone);
      return resendSeconds;
    };
    return privateJsonResponse(
      await sendCodeWithinLimits(ip, { purpose: 'invite_staff', phone }, send),
    );
  },
);
