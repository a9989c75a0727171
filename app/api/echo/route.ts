import { echoOf } from '@/lib/detect/echo';
import { clientAddressHeader } from '@/lib/http/client-address';
import { handled } from '@/lib/http/handler';
import { isFromAnotherSite } from '@/lib/http/origin';
import { RequestRefusal } from '@/lib/http/refusal';

/** A visitor's own address and browser headers, for /detect. Nothing is stored or written down; no other site may ask. */
export const GET = handled(async ({ headers }) => {
  // An address counts each client apart's business; no answer without the header reaches a foreign page.
  if (isFromAnotherSite(headers)) throw new RequestRefusal(403, 'foreignOrigin');
  const echo = echoOf((name) => headers.get(name), headers.get(clientAddressHeader));
  return Response.json(echo, { headers: { 'Cache-Control': 'private, no-store' } });
});
