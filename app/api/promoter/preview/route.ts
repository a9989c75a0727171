import type { PromoterPreviewResponse } from '@superbrowser/contract/handler-responses';
import { parseAttributionValue } from '@/lib/attribution/cookie-rules';
import { defaultLine } from '@/lib/downloads/choose-package';
import { couponSumOf } from '@/lib/offers/coupon-sum';
import { promoterDisplayName } from '@/lib/offers/promoter-display-name';
import { withErrorHandling } from '@/lib/core/http/handler';
import { consumePoints } from '@/lib/core/http/limits/rate-limit';
import { RequestRefusal } from '@/lib/core/http/responses/refusal';
import { visitorOf } from '@/lib/core/http/requests/visitor';
import { privateJsonResponse } from '@/lib/core/http/responses/uncached-responses';
import { recommendedLine } from '@/lib/site';
import { getPromoterCoupons, getPromoterInfo } from '@/lib/core/upstream/calls/promoters';

/** A visitor on Windows 10 or later, who gets the line that the promoter asks for (D1). */
const windows10UserAgent = 'Windows NT 10.0';

/**
 * What visitors of a promoter's link would see, for the promoter who builds the link; a code in this URL does not count
 * as a visit (A1).
 */
export const GET = withErrorHandling(async (request) => {
  const promoter = parseAttributionValue(
    'promoter',
    new URL(request.url).searchParams.get('promoter'),
  );
  if (promoter.kind !== 'set') throw new RequestRefusal(422, 'malformed');
  await consumePoints('promotersPerIp', visitorOf(request).ip);
  const [coupons, info] = await Promise.all([
    getPromoterCoupons(promoter.value),
    getPromoterInfo(promoter.value),
  ]);
  const response: PromoterPreviewResponse = {
    discount: couponSumOf(coupons),
    line: defaultLine({
      platform: 'windows',
      recommendedLine,
      prefersV6: info?.prefersV6 ?? false,
      userAgent: windows10UserAgent,
    }),
    ...(info && { promoter: { code: promoter.value, name: promoterDisplayName(info) } }),
  };
  return privateJsonResponse(response);
});
