import { countTry } from '@/lib/codes/codes';
import { write } from '@/lib/http/write';
import { joinRequest } from '@/lib/schemas/requests';
import { privateJson } from '@/lib/session/session';
import { joinTeam } from '@/lib/upstream/invitations';

/** Joins a team (R8). */
export const POST = write(joinRequest, async ({ token, code, ...form }, { address }) => {
  await countTry(address, { purpose: 'invite_staff', phone: form });
  return privateJson({ state: await joinTeam(token, form, { code }) });
});
