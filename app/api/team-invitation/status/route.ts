import { invitationRequestSchema } from '@superbrowser/contract/forms/account-requests';
import { consumePoints } from '@/lib/core/http/limits/rate-limit';
import { createWriteHandler } from '@/lib/core/http/write-handler';
import { privateJsonResponse } from '@/lib/core/http/responses/uncached-responses';
import { loadInvitation } from '@/lib/core/upstream/calls/invitations';

/** The state of an invitation link (R8). It is a POST, so that the token is in no log. */
export const POST = createWriteHandler(invitationRequestSchema, async ({ token }, { ip }) => {
  await consumePoints('lookupsPerIp', ip);
  return privateJsonResponse(await loadInvitation(token));
});
