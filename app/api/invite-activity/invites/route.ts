import { pageQuery, signedInRead } from '@/lib/accounts/signed-in-read';
import { getInvites } from '@/lib/upstream/accounts';

/** A page of the people the visitor invited (R7). */
export const GET = signedInRead((token, query) => getInvites(token, pageQuery(query)));
