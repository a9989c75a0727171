/** Where a visitor came from, as stored with accounts and applications. */
import 'server-only';
import { isBlocked } from './blocks';
import type { Routes } from './context';
import type { Db } from './database/open';

type Attribution = Pick<
  Parameters<Routes['apply']>[0],
  'promoter' | 'callback' | 'activity_id' | 'utm_source' | 'channelId' | 'landing_source'
>;

/** The columns of an attribution (A1–A5); null for missing values. */
export const attributionColumns = (from: Attribution) => ({
  promoter: from.promoter ?? null,
  callback: from.callback ?? null,
  activity_id: from.activity_id ?? null,
  utm_source: from.utm_source ?? null,
  channel_id: from.channelId ?? null,
  landing_source: from.landing_source ?? null,
});

/** The same columns, with null in place of a promoter staff blocked, also where a channel's id names one (A7). */
export async function omitBlockedPromoters(db: Db, from: Attribution) {
  const columns = attributionColumns(from);
  const orNullIfBlocked = async (id: string | null) =>
    id !== null && (await isBlocked(db, 'promoter', id)) ? null : id;
  return {
    ...columns,
    promoter: await orNullIfBlocked(columns.promoter),
    channel_id: await orNullIfBlocked(columns.channel_id),
  };
}
