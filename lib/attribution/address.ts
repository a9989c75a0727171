import type { ReferralContext } from './context';

/**
 * The address a page should show so that promoter, callback and activity_id stay in it (A8).
 * @param search query of the address, with or without `?`
 * @returns the query with `?`, or null when the address already says so
 */
export function addToAddress(search: string, context: ReferralContext): string | null {
  const query = new URLSearchParams(search);
  const before = query.toString();
  const known = {
    promoter: context.promoter,
    callback: context.callback,
    activity_id: context.activityId,
  };
  for (const [name, value] of Object.entries(known)) {
    if (value !== '' && query.get(name) !== value) query.set(name, value);
  }
  const after = query.toString();
  return after === before ? null : `?${after}`;
}
