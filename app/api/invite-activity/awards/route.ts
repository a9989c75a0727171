import { parsePageQuery, createSignedInReadHandler } from '@/lib/accounts/signed-in-read-handler';
import { loadAwards } from '@/lib/core/upstream/calls/accounts';

/** A page of the visitor's awards (R7). */
export const GET = createSignedInReadHandler((token, query) =>
  loadAwards(token, parsePageQuery(query)),
);
