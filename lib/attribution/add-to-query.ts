import type { Attribution } from './visitor-attribution';

/**
 * Adds known values to a query.
 * @returns null when it contains them already
 */
function queryWithValues(search: string, values: Readonly<Record<string, string>>): string | null {
  const query = new URLSearchParams(search);
  const originalText = query.toString();
  for (const [name, value] of Object.entries(values)) {
    if (value !== '' && query.get(name) !== value) query.set(name, value);
  }
  const changedText = query.toString();
  return changedText === originalText ? null : `?${changedText}`;
}

const queryValues = (attribution: Attribution) => ({
  promoter: attribution.promoter,
  callback: attribution.callback,
  activity_id: attribution.activityId,
});

/**
 * Keeps promoter, callback and activity_id in the page's URL. The promoter is written as it is stored, without `.exe`
 * (A8). A channel is not a promoter and is not added.
 * @param search query of the URL, with or without `?`
 * @returns the query with `?`, or null when the URL contains them already
 */
export const addAttributionToQuery = (search: string, attribution: Attribution): string | null =>
  queryWithValues(search, queryValues(attribution));

/**
 * Like {@link addAttributionToQuery}, for a URL to open in another browser. The channel is added too, because that
 * browser has none of the current browser's cookies.
 */
export const addAttributionForOtherBrowser = (
  search: string,
  attribution: Attribution,
): string | null =>
  queryWithValues(search, { ...queryValues(attribution), channelId: attribution.channelId });
