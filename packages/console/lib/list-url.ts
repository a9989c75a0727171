/** Addresses of lists: what is filtered and which page is shown is in them. Pure. */
import { pageSizes } from '@superbrowser/backend/admin/form-constants';

export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What an address says, by name; what is undefined or empty is left out. */
export type QueryParams = Readonly<Record<string, string | number | undefined>>;

export type PageSize = (typeof pageSizes)[number];

/** A part that is given once. */
export const queryParam = (query: Query, name: string): string | undefined => {
  const value = query[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export function urlWithQuery(path: string, parts: QueryParams): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts))
    if (value !== undefined && value !== '') query.set(name, String(value));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** @param list the address of the list it is opened from, to which its page leads back */
export const withListQuery = (path: string, list: string): string =>
  urlWithQuery(path, { list: new URL(list, 'http://console.invalid').search.slice(1) });

/** The list a record was opened from, as it was filtered. @param query of the record's page */
export const listUrl = (path: string, query: Query): string =>
  urlWithQuery(path, Object.fromEntries(new URLSearchParams(queryParam(query, 'list') ?? '')));

/** The size of a page that is requested, else the smallest. */
export const sizeOf = (query: Query): PageSize =>
  pageSizes.find((size) => String(size) === queryParam(query, 'size')) ?? pageSizes[0];

/** The number of a page as it is typed; the list itself says which of them there are. */
export function pageOf(query: Query): number {
  const typed = queryParam(query, 'page') ?? '1';
  return /^\d{1,15}$/.test(typed) ? Number(typed) : 1;
}
