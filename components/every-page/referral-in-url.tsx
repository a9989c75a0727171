import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { addToQuery } from '@/lib/attribution/page-query';
import { cookieReader } from '@/lib/http/cookie-reader';
import { referralContext } from '@/lib/attribution/context';

/**
 * A8: adds the known promoter, callback and activity id to the address of every page, on arrival and after each move.
 */
export function ReferralInUrl() {
  const pathname = usePathname();
  useEffect(() => {
    const { search, hash } = window.location;
    const context = referralContext(new URLSearchParams(search), cookieReader(document.cookie));
    const completed = addToQuery(search, context);
    if (completed !== null)
      window.history.replaceState(window.history.state, '', `${pathname}${completed}${hash}`);
  }, [pathname]);
  return null;
}
