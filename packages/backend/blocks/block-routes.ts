/** The only list of blocks that leaves the backend: that of IP ranges, for the site. */
import 'server-only';
import type { Routes } from '../route-context';

/** The blocked IP ranges. The site refuses visitors from them, because only the site knows its visitors' IPs. */
export const blockRoutes: Pick<Routes, 'blockedRanges'> = {
  async blockedRanges(_, { db }) {
    const rows = await db
      .selectFrom('blocks')
      .select('value')
      .where('kind', '=', 'range')
      .orderBy('value')
      .execute();
    return { ranges: rows.map((row) => row.value) };
  },
};
