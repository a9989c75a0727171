import { consumePoints } from '@/lib/http/rate-limit';
import { writeHandler } from '@/lib/http/write';
import { invitationRequest } from '@superbrowser/contract/forms/requests';
import { privateJson } from '@/lib/session/session';
import { getInvitation } from '@/lib/upstream/accounts';

/** The state of an invitation link (R8). It is a POST, so that the token is in no log. */
export const POST = writeHandler(invitationRequest, async ({ token }, { address }) => {
  await consumePoints('lookAddress', address);
  return privateJson(await getInvitation(token));
});
