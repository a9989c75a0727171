import type { PromoterDiscountResponse } from '@superbrowser/contract/handler-responses';
import { attributionOf, referralCodeOf } from '@/lib/attribution/visitor-attribution';
import { couponSumOf } from '@/lib/offers/coupon-sum';
import { promoterDisplayName } from '@/lib/offers/promoter-display-name';
import { withErrorHandling } from '@/lib/core/http/handler';
import { consumePoints } from '@/lib/core/http/limits/rate-limit';
import { visitorOf } from '@/lib/core/http/requests/visitor';
import { privateJsonResponse } from '@/lib/core/http/responses/uncached-responses';
import { getPromoterCoupons, getPromoterInfo } from '@/lib/core/upstream/calls/promoters';

/** Coupon sum and name of the visitor's promoter; the answer is for one visitor, so no cache may store it. */
export const GET = withErrorHandling(async (request) => {
  const { ip, readCookie } = visitorOf(request);
  const attribution = attributionOf(new URLSearchParams(), readCookie);
  const { promoterOrChannel } = attribution;
  const referralCode = referralCodeOf(attribution);
  if (promoterOrChannel !== '') await consumePoints('promotersPerIp', ip);
  const [coupons, info] = await Promise.all([
    promoterOrChannel === '' ? null : getPromoterCoupons(promoterOrChannel),
    referralCode === '' ? null : getPromoterInfo(referralCode),
  ]);
  const response: PromoterDiscountResponse = {
    discount: couponSumOf(coupons),
    ...(info && { promoter: { code: referralCode, name: promoterDisplayName(info) } }),
  };
  return privateJsonResponse(response);
});
