import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { keepInAddress } from '@/lib/attribution/address';
import { cookieReader, referralContext } from '@/lib/attribution/context';

/** A8: after a client-side navigation the known promoter, callback and activity id stay in the address. */
export function AddressKeeper() {
  const pathname = usePathname();
  const landedOn = useRef(pathname);
  const moved = useRef(false);
  useEffect(() => {
    moved.current ||= pathname !== landedOn.current;
    if (!moved.current) return;
    const { search, hash } = window.location;
    const context = referralContext(new URLSearchParams(search), cookieReader(document.cookie));
    const kept = keepInAddress(search, context);
    if (kept !== null)
      window.history.replaceState(window.history.state, '', `${pathname}${kept}${hash}`);
  }, [pathname]);
  return null;
}
