/** Queries of URLs: parameters, and the filters and page of a list. Pure. */
import type { RecordType } from '@superbrowser/backend/records/record-type';
import { consolePageSizes } from '@superbrowser/backend/records/page-sizes';

export type UrlQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Query parameters by name; undefined and empty ones are left out. */
export type QueryParams = Readonly<Record<string, string | number | undefined>>;

export type PageSize = (typeof consolePageSizes)[number];

/** A query parameter; undefined where it is empty, missing or repeated. */
export const queryParam = (query: UrlQuery, name: string): string | undefined => {
  const value = query[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** A path with the parameters that have a value. */
export function pathWithQuery(path: string, params: QueryParams): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    if (value !== undefined && value !== '') query.set(name, String(value));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/**
 * Adds the query of a list to the path of a record, so that the record's page can link back.
 * @param listUrl the URL of the list
 */
export const withListQuery = (path: string, listUrl: string): string =>
  pathWithQuery(path, { list: new URL(listUrl, 'http://console.invalid').search.slice(1) });

/** The list from which a record was opened, with its filters. @param query of the record's page */
export const listPath = (path: string, query: UrlQuery): string =>
  pathWithQuery(path, Object.fromEntries(new URLSearchParams(queryParam(query, 'list') ?? '')));

/** The requested page size, or else the smallest. */
export const parsePageSize = (query: UrlQuery): PageSize =>
  consolePageSizes.find((size) => String(size) === queryParam(query, 'size')) ??
  consolePageSizes[0];

const pagingParams = ['page', 'size', 'after', 'before'] as const;

/** The query of a list: filters and page. */
export function splitListQuery({ list }: RecordType, query: UrlQuery) {
  const pickParams = (names: readonly string[]) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = queryParam(query, name);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  return { filters: pickParams(Object.keys(list.filters ?? {})), page: pickParams(pagingParams) };
}
