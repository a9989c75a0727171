import { signedInRead } from '@/lib/accounts/signed-in-read';
import { getInviteSituation } from '@/lib/upstream/accounts';

/** What the visitor's invitations have earned (R7). */
export const GET = signedInRead(getInviteSituation);
