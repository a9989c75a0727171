import { consumePoints } from '@/lib/http/limits/rate-limit';
import { createWriteHandler } from '@/lib/http/write-handler';
import { invitationRequestSchema } from '@superbrowser/contract/forms/account-requests';
import { privateJsonResponse } from '@/lib/http/responses/private-responses';
import { getInvitation } from '@/lib/upstream/accounts';

/** The state of an invitation link (R8). It is a POST, so that the token is in no log. */
export const POST = createWriteHandler(invitationRequestSchema, async ({ token }, { ip }) => {
  await consumePoints('lookupsPerIp', ip);
  return privateJsonResponse(await getInvitation(token));
});
