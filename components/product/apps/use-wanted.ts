import { replaceQuery, useQuery } from '@/components/ui/address-store';
import { appCategories } from '@superbrowser/contract/content/app-kinds';
import type { Wanted } from './types';

const asPages = (value: string | null | undefined): number => {
  const pages = Number(value);
  return Number.isInteger(pages) && pages >= 1 && pages <= 9 ? pages : 1;
};

/**
 * The address keeps search, category and how many pages are open: it can be sent to somebody, and the
 * back button restores it.
 */
export function useWanted(): readonly [Wanted, (change: Partial<Wanted>, step: boolean) => void] {
  const query = useQuery();
  const wanted: Wanted = {
    q: query?.get('q')?.trim() ?? '',
    category: appCategories.find((name) => name === query?.get('category')) ?? '',
    pages: asPages(query?.get('pages')),
  };
  // Only what changes is written: a search fired late must not bring an older category back.
  const want = ({ pages = 1, ...change }: Partial<Wanted>, step: boolean) =>
    replaceQuery({ ...change, pages: pages > 1 ? String(pages) : null }, step);
  return [wanted, want];
}
