import { privateCacheControl } from '@/lib/core/http/responses/cache-control';
import { buildEcho } from '@/lib/detect/echo';
import { clientIpHeader } from '@/lib/core/http/requests/client-ip';
import { withErrorHandling } from '@/lib/core/http/handler';
import { isFromOtherOrigin } from '@/lib/core/http/requests/origin';
import { RequestRefusal } from '@/lib/core/http/responses/refusal';

/** A visitor's own IP and browser headers, for /detect. Nothing is stored or logged, and no other site may ask. */
export const GET = withErrorHandling(async ({ headers }) => {
  // Other sites must not learn a visitor's IP: their requests are refused, and no CORS header lets them read the
  // response.
  if (isFromOtherOrigin(headers)) throw new RequestRefusal(403, 'foreignOrigin');
  const echo = buildEcho((name) => headers.get(name), headers.get(clientIpHeader));
  return Response.json(echo, { headers: { 'Cache-Control': privateCacheControl } });
});
