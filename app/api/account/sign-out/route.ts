import { emptyRequestSchema } from '@superbrowser/contract/forms/account-requests';
import { privateCacheControl } from '@/lib/core/http/responses/cache-control';
import { signOut } from '@/lib/accounts/end-session';
import { createWriteHandler } from '@/lib/core/http/write-handler';
import { expiredSessionCookies } from '@/lib/session/session';

/** Ends the session on the server and in this browser (R6, R9), in the browser also when the upstream fails. */
export const POST = createWriteHandler(emptyRequestSchema, async (_, { readCookie }) => {
  await signOut(readCookie);
  const headers = new Headers({ 'Cache-Control': privateCacheControl });
  for (const setCookie of expiredSessionCookies()) headers.append('Set-Cookie', setCookie);
  return new Response(null, { status: 204, headers });
});
