import 'server-only';
import { rets } from '@superbrowser/contract/rets';
import { blockedRanges } from '../blocks';
import { storedConfig } from '../site-config';
import { RetRefusal, type Context, type Routes } from './context';

const ad =
  (slot: 'top' | 'bottom') =>
  async (_: object, { db }: Context) => {
    const row = await db
      .selectFrom('ads')
      .select(['link', 'title', 'title_en', 'expand_img'])
      .where('slot', '=', slot)
      .executeTakeFirst();
    return row ?? {};
  };

export const siteContentRoutes: Pick<
  Routes,
  'serverTime' | 'adTop' | 'adBottom' | 'qrLiveCode' | 'publicConfig' | 'blockedRanges'
> = {
  serverTime: (_, { now }) => Promise.resolve({ timestamp: now() }),
  adTop: ad('top'),
  adBottom: ad('bottom'),
  async qrLiveCode({ group_id }, { db }) {
    const row = await db
      .selectFrom('qr_codes')
      .selectAll()
      .where('group_id', '=', group_id)
      .executeTakeFirst();
    if (!row) throw new RetRefusal(rets.notFound, '二维码不存在');
    return row;
  },
  async publicConfig(_, { db }) {
    const config = await storedConfig(db);
    return {
      store: { count: config?.count ?? null },
      is_public_mourning: config?.mourning ?? false,
      ...(config?.prices && { prices: config.prices }),
    };
  },
  blockedRanges: async (_, { db }) => ({ ranges: await blockedRanges(db) }),
};
