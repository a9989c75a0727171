import { pageQuery, signedInRead } from '@/lib/accounts/signed-in-read';
import { getAwards } from '@/lib/upstream/accounts';

/** My awards, a page (R7). */
export const GET = signedInRead((token, query) => getAwards(token, pageQuery(query)));
