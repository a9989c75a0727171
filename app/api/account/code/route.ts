import { sendCodeRequestSchema } from '@superbrowser/contract/forms/account-requests';
import { sendCodeWithinLimits } from '@/lib/verification-codes/code-limits';
import { createWriteHandler } from '@/lib/core/http/write-handler';
import { privateJsonResponse } from '@/lib/core/http/responses/uncached-responses';
import { sendCode } from '@/lib/core/upstream/calls/accounts';

/**
 * Sends a code for registering, signing in or canceling an account; the answer does not reveal whether the phone is
 * known.
 */
export const POST = createWriteHandler(sendCodeRequestSchema, async (codeRequest, { ip }) => {
  const subject = { purpose: codeRequest.purpose, phone: codeRequest };
  return privateJsonResponse(await sendCodeWithinLimits(ip, subject, () => sendCode(codeRequest)));
});
