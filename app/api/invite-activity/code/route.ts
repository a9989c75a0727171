import { signedInRead } from '@/lib/accounts/signed-in-read';
import { getInviteCode } from '@/lib/upstream/accounts';

/** The visitor's invite code (R7). */
export const GET = signedInRead(async (token) => ({ inviteCode: await getInviteCode(token) }));
