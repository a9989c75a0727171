import { cookieReader, referralContext } from '@/lib/attribution/context';
import { discountOf } from '@/lib/growth/discount';
import { handled } from '@/lib/http/handler';
import { getPromoterCoupons } from '@/lib/upstream/promoters';

/** Coupon figure of the visitor's promoter; belongs to one visitor, so no cache may keep it. */
export const GET = handled(async (request) => {
  const { promoter } = referralContext(
    new URLSearchParams(),
    cookieReader(request.headers.get('cookie') ?? ''),
  );
  const coupons = promoter === '' ? null : await getPromoterCoupons(promoter);
  return Response.json(
    { discount: discountOf(coupons) },
    { headers: { 'Cache-Control': 'private, no-store' } },
  );
});
