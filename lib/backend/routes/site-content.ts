import 'server-only';
import { z } from 'zod';
import { rets } from '@/lib/wire/rets';
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

const configSchema = z.object({
  store: z.object({ count: z.string() }),
  is_public_mourning: z.boolean(),
});

export const siteContentRoutes: Pick<
  Routes,
  'serverTime' | 'adTop' | 'adBottom' | 'qrLiveCode' | 'publicConfig'
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
    const row = await db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', 'public_config')
      .executeTakeFirst();
    if (!row) throw new RetRefusal(rets.notFound, '配置不存在');
    return configSchema.parse(JSON.parse(row.value));
  },
};
