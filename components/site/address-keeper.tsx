import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { addToAddress } from '@/lib/attribution/address';
import { cookieReader, referralContext } from '@/lib/attribution/context';

/** Whether the page was reached from another one of this site; an address that was typed or shared stays as it is. */
const cameFromHere = () => document.referrer.startsWith(`${window.location.origin}/`);

/** A8: from page to page of this site the known promoter, callback and activity id stay in the address. */
export function AddressKeeper() {
  const pathname = usePathname();
  const landedOn = useRef(pathname);
  const moved = useRef(false);
  useEffect(() => {
    moved.current ||= pathname !== landedOn.current || cameFromHere();
    if (!moved.current) return;
    const { search, hash } = window.location;
    const context = referralContext(new URLSearchParams(search), cookieReader(document.cookie));
    const stored = addToAddress(search, context);
    if (stored !== null)
      window.history.replaceState(window.history.state, '', `${pathname}${stored}${hash}`);
  }, [pathname]);
  return null;
}
