import { pageQuery, signedInRead } from '@/lib/accounts/signed-in-read';
import { getAwards } from '@/lib/upstream/accounts';

/** A page of the visitor's awards (R7). */
export const GET = signedInRead((token, query) => getAwards(token, pageQuery(query)));
