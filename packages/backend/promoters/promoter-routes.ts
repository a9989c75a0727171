/** Promoters and their coupons, for the visitors they brought. */
import 'server-only';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { isBlocked } from '../blocks/check-blocks';
import type { RouteContext, Routes } from '../route-context';
import { ApiRefusal } from '../api-refusals';

async function requirePromoter(id: string, { db }: RouteContext) {
  const unknownPromoterRefusal = new ApiRefusal(resultCodes.referralInvalid, '推荐人不存在');
  if (await isBlocked(db, 'promoter', id)) throw unknownPromoterRefusal;
  const row = await db
    .selectFrom('promoters')
    .selectAll()
    .where('promoter_id', '=', id)
    .executeTakeFirst();
  if (!row) throw unknownPromoterRefusal;
  return row;
}

export const promoterRoutes: Pick<Routes, 'promoterInfo' | 'promoterCoupons'> = {
  async promoterInfo({ promoter_id, scope }, context) {
    const row = await requirePromoter(promoter_id, context);
    return {
      company_name: scope.includes('company_name') ? row.company_name : '',
      username: scope.includes('username') ? row.username : '',
      is_to_v6: row.is_to_v6 === 1,
    };
  },
  async promoterCoupons(payload, context) {
    const { base_coupon, more_coupon } = await requirePromoter(payload.promoter, context);
    return { base_coupon, more_coupon };
  },
};
