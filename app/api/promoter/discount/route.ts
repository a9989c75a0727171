import type { PromoterAnswer } from '@/lib/api-answers';
import { referralContext, referrerOf } from '@/lib/attribution/context';
import { discountOf } from '@/lib/attribution/discount';
import { recommenderOf } from '@/lib/attribution/recommender';
import { handleErrors } from '@/lib/http/handler';
import { consumePoints } from '@/lib/http/rate-limit';
import { visitorOf } from '@/lib/http/write';
import { privateJson } from '@/lib/session/session';
import { getPromoterCoupons, getPromoterInfo } from '@/lib/upstream/promoters';

/** Coupon sum and name of the visitor's promoter; the answer is for one visitor, so no cache may store it. */
export const GET = handleErrors(async (request) => {
  const { ip, cookie } = visitorOf(request);
  const context = referralContext(new URLSearchParams(), cookie);
  const [promoter, referrer] = [context.promoter, referrerOf(context)];
  if (promoter !== '') await consumePoints('promoterAddress', ip);
  const [coupons, info] = await Promise.all([
    promoter === '' ? null : getPromoterCoupons(promoter),
    referrer === '' ? null : getPromoterInfo(referrer),
  ]);
  const answer: PromoterAnswer = {
    discount: discountOf(coupons),
    ...(info && { recommender: recommenderOf(referrer, info) }),
  };
  return privateJson(answer);
});
