/** Where somebody came from, as tables keep it. */
import 'server-only';
import type { Routes } from './routes/context';

type Attribution = Pick<
  Parameters<Routes['apply']>[0],
  'promoter' | 'callback' | 'activity_id' | 'utm_source' | 'channelId' | 'landing_source'
>;

/** The columns of an attribution (A1–A5); null for what did not come along. */
export const attributionColumns = (from: Attribution) => ({
  promoter: from.promoter ?? null,
  callback: from.callback ?? null,
  activity_id: from.activity_id ?? null,
  utm_source: from.utm_source ?? null,
  channel_id: from.channelId ?? null,
  landing_source: from.landing_source ?? null,
});
