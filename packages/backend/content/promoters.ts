import 'server-only';
import { z } from 'zod';
import { rets } from '@superbrowser/contract/rets';
import type { Phone } from '../accounts/phone';
import { RetRefusal, tooOften, type Context, type Routes } from '../context';
import type { Db } from '../database/open';
import type { BlockKind } from '../database/tables';

async function promoter(id: string, { db }: Context) {
  const unknown = new RetRefusal(rets.referralInvalid, '推荐人不存在');
  if (await isBlocked('promoter', id, db)) throw unknown;
  const row = await db
    .selectFrom('promoters')
    .selectAll()
    .where('promoter_id', '=', id)
    .executeTakeFirst();
  if (!row) throw unknown;
  return row;
}

const offersSchema = z.array(
  z.object({ kind: z.string(), value: z.number(), threshold: z.number(), title: z.string() }),
);

export const growthRoutes: Pick<Routes, 'promoterInfo' | 'promoterCoupons' | 'activityInfo'> = {
  async promoterInfo({ promoter_id, scope }, context) {
    const row = await promoter(promoter_id, context);
    return {
      company_name: scope.includes('company_name') ? row.company_name : '',
      username: scope.includes('username') ? row.username : '',
      is_to_v6: row.is_to_v6 === 1,
    };
  },
  async promoterCoupons(payload, context) {
    const { base_coupon, more_coupon } = await promoter(payload.promoter, context);
    return { base_coupon, more_coupon };
  },
  async activityInfo({ activity_id }, { db }) {
    const row = await db
      .selectFrom('activities')
      .selectAll()
      .where('activity_id', '=', activity_id)
      .executeTakeFirst();
    if (!row) throw new RetRefusal(rets.notFound, '活动不存在');
    return { ...row, offers: offersSchema.parse(JSON.parse(row.offers)) };
  },
};

// * Whom the operator keeps out. A blocked phone is answered like one that has used up its day (R4, F7), its
// sign-ins like ones that are over (R6), a blocked promoter like one nobody knows: no answer tells that there is a list.

const daySeconds = 86_400;

/** Whether something stands on the list. */
export async function isBlocked(kind: BlockKind, value: string, db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('blocks')
    .select('value')
    .where('kind', '=', kind)
    .where('value', '=', value)
    .executeTakeFirst();
  return row !== undefined;
}

/** @throws Refusal tooOften */
export async function refuseBlocked(phone: Phone, { db }: { db: Db }): Promise<void> {
  if (await isBlocked('phone', phone, db)) throw tooOften('blockedPhone', daySeconds);
}

/** Ranges of addresses; the site, which knows its visitors' addresses, keeps them out. */
export async function blockedRanges(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('blocks')
    .select('value')
    .where('kind', '=', 'range')
    .orderBy('value')
    .execute();
  return rows.map((row) => row.value);
}
