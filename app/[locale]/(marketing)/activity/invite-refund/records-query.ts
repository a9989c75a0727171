import { pageSizes, type PageSize } from '@/components/ui/list/pagination';

export const recordTabs = ['invites', 'awards'] as const;

export type RecordTab = (typeof recordTabs)[number];

/** The record that is shown, and the place in it. */
export interface RecordsQuery {
  readonly tab: RecordTab;
  readonly page: number;
  readonly size: PageSize;
}

const parameterNames = { tab: 'tab', page: 'page', size: 'page_size' } as const;

const defaultQuery: RecordsQuery = { tab: recordTabs[0], page: 1, size: pageSizes[0] };

/** The view named in a URL; unusable values count as the default. */
export function parseRecordsQuery(query: URLSearchParams): RecordsQuery {
  const page = query.get(parameterNames.page) ?? '';
  const size = query.get(parameterNames.size);
  return {
    tab: recordTabs.find((tab) => tab === query.get(parameterNames.tab)) ?? defaultQuery.tab,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : defaultQuery.page,
    size: pageSizes.find((candidate) => String(candidate) === size) ?? defaultQuery.size,
  };
}

/** The parameters to write into the URL for a change of view; defaults are not written, null removes one. */
export function queryOf(change: Partial<RecordsQuery>): Record<string, string | null> {
  return Object.fromEntries(
    (Object.keys(change) as (keyof RecordsQuery)[]).map((key) => [
      parameterNames[key],
      change[key] === defaultQuery[key] ? null : String(change[key]),
    ]),
  );
}

/** The API URL of a page of a record. */
export function recordsApiPath({ tab, page, size }: RecordsQuery): string {
  return `/api/invite-activity/${tab}?page=${page}&page_size=${size}`;
}

/** The number of pages of a record; an empty record has one. */
export function pageCountOf(total: number, size: PageSize): number {
  return Math.max(1, Math.ceil(total / size));
}
