import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { addAttributionToQuery } from '@/lib/attribution/add-to-query';
import { cookieReader } from '@/lib/core/http/cookie-reader';
import { attributionOf } from '@/lib/attribution/visitor-attribution';

/**
 * Adds the known promoter, callback and activity id to the URL of every page, on arrival and after each move (A8).
 */
export function AttributionInUrl() {
  const pathname = usePathname();
  useEffect(() => {
    const { search, hash } = window.location;
    const attribution = attributionOf(new URLSearchParams(search), cookieReader(document.cookie));
    const completedQuery = addAttributionToQuery(search, attribution);
    if (completedQuery !== null)
      window.history.replaceState(window.history.state, '', `${pathname}${completedQuery}${hash}`);
  }, [pathname]);
  return null;
}
