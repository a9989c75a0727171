import { signedInReadHandler } from '@/lib/accounts/signed-in-read-handler';
import { getInviteSituation } from '@/lib/core/upstream/accounts';

/** What the visitor's invites have earned (R7). */
export const GET = signedInReadHandler(getInviteSituation);
