import { parsePageQuery, createSignedInReadHandler } from '@/lib/accounts/signed-in-read-handler';
import { listInvites } from '@/lib/core/upstream/calls/invite-activity';

/** A page of the people the visitor invited (R7). */
export const GET = createSignedInReadHandler((token, query) =>
  listInvites(token, parsePageQuery(query)),
);
