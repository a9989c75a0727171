/** Where a visitor came from, as stored with accounts and applications. */
import 'server-only';
import { isBlocked } from '../blocks/check-blocks';
import type { Routes } from '../route-context';
import type { Db } from '../database/open-database';

type Attribution = Pick<
  Parameters<Routes['apply']>[0],
  'promoter' | 'callback' | 'activity_id' | 'utm_source' | 'channelId' | 'landing_source'
>;

/** The columns of an attribution (A1–A5); null for missing values. */
export const attributionColumns = (attribution: Attribution) => ({
  promoter: attribution.promoter ?? null,
  callback: attribution.callback ?? null,
  activity_id: attribution.activity_id ?? null,
  utm_source: attribution.utm_source ?? null,
  channel_id: attribution.channelId ?? null,
  landing_source: attribution.landing_source ?? null,
});

/** The columns of an attribution, with null in place of a promoter or a channel id that staff blocked. */
export async function loadUnblockedAttributionColumns(db: Db, attribution: Attribution) {
  const columns = attributionColumns(attribution);
  const orNullIfBlocked = async (id: string | null) =>
    id !== null && (await isBlocked(db, 'promoter', id)) ? null : id;
  return {
    ...columns,
    promoter: await orNullIfBlocked(columns.promoter),
    channel_id: await orNullIfBlocked(columns.channel_id),
  };
}
