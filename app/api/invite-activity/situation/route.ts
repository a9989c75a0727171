import { signedInReadHandler } from '@/lib/accounts/signed-in-read-handler';
import { getInviteSituation } from '@/lib/upstream/accounts';

/** What the visitor's invitations have earned (R7). */
export const GET = signedInReadHandler(getInviteSituation);
