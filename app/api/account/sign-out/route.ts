import { write } from '@/lib/http/write';
import { nothing } from '@/lib/schemas/requests';
import { endSession } from '@/lib/session/session';

/** Ends the session on this browser (R9); always succeeds. */
export const POST = write(nothing, () => {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  for (const cookie of endSession()) headers.append('Set-Cookie', cookie);
  return Promise.resolve(new Response(null, { status: 204, headers }));
});
