import { consumeOne } from '@/lib/http/rate-limit';
import { write } from '@/lib/http/write';
import { invitationRequest } from '@superbrowser/contract/forms/requests';
import { privateJson } from '@/lib/session/session';
import { getInvitation } from '@/lib/upstream/accounts';

/** What an invitation link is worth (R8). A POST, so that the token is in no log. */
export const POST = write(invitationRequest, async ({ token }, { address }) => {
  await consumeOne('lookAddress', address);
  return privateJson(await getInvitation(token));
});
