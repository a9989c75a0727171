import { pageSizes, type PageSize } from '@/components/ui/list/pagination';

export const listNames = ['invites', 'awards'] as const;

export type ListName = (typeof listNames)[number];

/** The list that is shown, and the place in it. */
export interface ListView {
  readonly tab: ListName;
  readonly page: number;
  readonly size: PageSize;
}

const parameterNames = { tab: 'tab', page: 'page', size: 'page_size' } as const;

const defaultView: ListView = { tab: listNames[0], page: 1, size: pageSizes[0] };

/** The view named in a URL; unusable values count as the default. */
export function parseListView(query: URLSearchParams): ListView {
  const page = query.get(parameterNames.page) ?? '';
  const size = query.get(parameterNames.size);
  return {
    tab: listNames.find((tab) => tab === query.get(parameterNames.tab)) ?? defaultView.tab,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : defaultView.page,
    size: pageSizes.find((candidate) => String(candidate) === size) ?? defaultView.size,
  };
}

/**
 * The parameters to write into the URL for a change of view; defaults are not written, and null removes a parameter.
 */
export function queryOf(change: Partial<ListView>): Record<string, string | null> {
  return Object.fromEntries(
    (Object.keys(change) as (keyof ListView)[]).map((key) => [
      parameterNames[key],
      change[key] === defaultView[key] ? null : String(change[key]),
    ]),
  );
}

export function apiPathOfList({ tab, page, size }: ListView): string {
  return `/api/invite-activity/${tab}?page=${page}&page_size=${size}`;
}

/** The number of pages of a list; an empty list has one page. */
export function pageCountOf(total: number, size: PageSize): number {
  return Math.max(1, Math.ceil(total / size));
}
