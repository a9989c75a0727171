import { pageQuery, signedInRead } from '@/lib/accounts/signed-in-read';
import { getInvites } from '@/lib/upstream/accounts';

/** Whom I invited, a page (R7). */
export const GET = signedInRead((token, query) => getInvites(token, pageQuery(query)));
