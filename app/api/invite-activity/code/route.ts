import { createSignedInReadHandler } from '@/lib/accounts/signed-in-read-handler';
import { loadInviteCode } from '@/lib/core/upstream/calls/invite-activity';

/** The visitor's invite code (R7). */
export const GET = createSignedInReadHandler(async (token) => ({
  inviteCode: await loadInviteCode(token),
}));
