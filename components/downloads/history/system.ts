import { historySystems, type HistorySystem } from '@/lib/releases/history-systems';
import { useQuery } from '@/components/ui/address-store';

/** The system a query names; anything else counts as Windows, the first. */
export const historySystemIn = (query: URLSearchParams): HistorySystem =>
  historySystems.find((system) => system === query.get('system')) ?? historySystems[0];

/** The system the address names; null before hydration, when all lists are shown (X5). */
export function useHistorySystem(): HistorySystem | null {
  const query = useQuery();
  return query && historySystemIn(query);
}
