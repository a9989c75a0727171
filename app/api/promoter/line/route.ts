import type { DeliveredLineResponse } from '@superbrowser/contract/handler-responses';
import { privateCacheControl } from '@/lib/core/http/responses/cache-control';
import { cookieReader } from '@/lib/core/http/cookie-reader';
import { attributionOf } from '@/lib/attribution/visitor-attribution';
import { defaultLine } from '@/lib/downloads/choose-package';
import { withErrorHandling } from '@/lib/core/http/handler';
import { recommendedLine } from '@/lib/site';
import { getPromoterInfo } from '@/lib/core/upstream/calls/promoters';

/**
 * The line of the desktop app that a plain Windows download delivers to this visitor (D1); it is for one visitor, so no
 * cache may store it.
 */
export const GET = withErrorHandling(async (request) => {
  const readCookie = cookieReader(request.headers.get('cookie') ?? '');
  const { promoterOrChannel } = attributionOf(new URLSearchParams(), readCookie);
  const info = promoterOrChannel === '' ? null : await getPromoterInfo(promoterOrChannel);
  const prefersV6 = info?.prefersV6 ?? false;
  const line = defaultLine({
    platform: 'windows',
    recommendedLine,
    prefersV6,
    userAgent: request.headers.get('user-agent') ?? '',
  });
  const response: DeliveredLineResponse = { line, prefersV6 };
  return Response.json(response, { headers: { 'Cache-Control': privateCacheControl } });
});
