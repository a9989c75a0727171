import { signedInRead } from '@/lib/accounts/signed-in-read';
import { getInviteSituation } from '@/lib/upstream/accounts';

/** What my invitations have brought (R7). */
export const GET = signedInRead(getInviteSituation);
