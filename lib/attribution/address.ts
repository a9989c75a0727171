import type { ReferralContext } from './context';

/** Adds known values to a query. @returns null when it holds them already */
function withValues(search: string, values: Readonly<Record<string, string>>): string | null {
  const query = new URLSearchParams(search);
  const before = query.toString();
  for (const [name, value] of Object.entries(values)) {
    if (value !== '' && query.get(name) !== value) query.set(name, value);
  }
  const after = query.toString();
  return after === before ? null : `?${after}`;
}

const addressValues = (context: ReferralContext) => ({
  promoter: context.ownPromoter,
  callback: context.callback,
  activity_id: context.activityId,
});

/**
 * The address a page should show so that promoter, callback and activity_id stay in it, the promoter as it is stored:
 * without `.exe` (A8). A channel is no promoter and is not added.
 * @param search query of the address, with or without `?`
 * @returns the query with `?`, or null when the address already holds them
 */
export const addToAddress = (search: string, context: ReferralContext): string | null =>
  withValues(search, addressValues(context));

/** The same for an address to open in another browser, which has none of this one's cookies: with the channel, too. */
export const addForOtherBrowser = (search: string, context: ReferralContext): string | null =>
  withValues(search, { ...addressValues(context), channelId: context.channelId });
