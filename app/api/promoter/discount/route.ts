import { cookieReader, referralContext } from '@/lib/attribution/context';
import { discountOf } from '@/lib/growth/discount';
import { getPromoterCoupons } from '@/lib/upstream/promoters';

/** Coupon figure of the visitor's promoter; belongs to one visitor, so no cache may keep it. */
export async function GET(request: Request): Promise<Response> {
  const { promoter } = referralContext(new URLSearchParams(), cookieReader(request.headers.get('cookie') ?? ''));
  const coupons = promoter === '' ? null : await getPromoterCoupons(promoter);
  return Response.json({ discount: discountOf(coupons) }, { headers: { 'Cache-Control': 'private, no-store' } });
}
