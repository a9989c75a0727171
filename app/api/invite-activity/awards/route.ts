import { parsePageQuery, createSignedInReadHandler } from '@/lib/accounts/signed-in-read-handler';
import { listAwards } from '@/lib/core/upstream/calls/invite-activity';

/** A page of the visitor's awards (R7). */
export const GET = createSignedInReadHandler((token, query) =>
  listAwards(token, parsePageQuery(query)),
);
