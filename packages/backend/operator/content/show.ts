import 'server-only';
import { z } from 'zod';
import { storedConfig } from '../../content/site-content';
import { verb } from '../verb';
import { contentVersion } from './known';

/** Everything of it that is set, each with what a form has to know it by. */
export const showContent = verb({
  name: 'content show',
  summary: {
    zh: '列出广告条、二维码、店铺数、价格与全站变灰',
    en: 'Shows advertisements, QR codes, the number of stores, prices and whether the site is grey',
  },
  positional: [],
  fields: {},
  input: z.strictObject({}),
  changes: false,
  async run(_, { db }) {
    const seen = <Row extends object>(row: Row) => ({
      ...row,
      mark: contentVersion(row)?.mark ?? '',
    });
    const ads = await db.selectFrom('ads').selectAll().orderBy('slot').execute();
    const qrCodes = await db.selectFrom('qr_codes').selectAll().orderBy('group_id').execute();
    const config = await storedConfig(db);
    return {
      data: {
        ads: ads.map(seen),
        qr_codes: qrCodes.map(seen),
        count: config?.count ?? null,
        mourning: config?.mourning ?? false,
        prices: config?.prices ?? [],
      },
    };
  },
});
