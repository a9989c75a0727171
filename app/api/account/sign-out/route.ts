import { signOut } from '@/lib/accounts/sign-out';
import { write } from '@/lib/http/write';
import { nothing } from '@superbrowser/contract/forms/requests';
import { endSession } from '@/lib/session/session';

/** Ends the session, on the server and on this browser (R6, R9); always succeeds. */
export const POST = write(nothing, async (_, { cookie }) => {
  await signOut(cookie);
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  for (const line of endSession()) headers.append('Set-Cookie', line);
  return new Response(null, { status: 204, headers });
});
