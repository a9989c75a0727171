import { pageSizes, type PageSize } from '@/components/ui/list/pagination';
import { useQuery } from '@/components/ui/address-store';

export interface Paging {
  readonly page: number;
  readonly size: PageSize;
  readonly pageCount: number;
}

/** Page and size from a query; anything unusable counts as the first page of ten. */
export function pagingOf(query: URLSearchParams, total: number): Paging {
  const size =
    pageSizes.find((candidate) => String(candidate) === query.get('size')) ?? pageSizes[0];
  const pageCount = Math.max(1, Math.ceil(total / size));
  const wanted = query.get('page') ?? '';
  const page = /^\d{1,6}$/.test(wanted) ? Number(wanted) : 1;
  return { page: Math.min(Math.max(page, 1), pageCount), size, pageCount };
}

/** The paging the address names; null before hydration, when all rows are shown. */
export function usePaging(total: number): Paging | null {
  const query = useQuery();
  return query && pagingOf(query, total);
}
