import { createSignedInReadHandler } from '@/lib/accounts/signed-in-read-handler';
import { loadInviteTotals } from '@/lib/core/upstream/calls/invite-activity';

/** What the visitor's invites have earned (R7). */
export const GET = createSignedInReadHandler(loadInviteTotals);
