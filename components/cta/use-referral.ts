import { useSyncExternalStore } from 'react';
import { keepInAddress } from '@/lib/attribution/address';
import { cookieReader, referralContext } from '@/lib/attribution/context';

// Nothing to subscribe to: cookies and address do not change in a way these components depend on.
const subscribe = () => () => undefined;

const readContext = () =>
  referralContext(new URLSearchParams(location.search), cookieReader(document.cookie));

/** The promoter who brought this visitor; '' in the server's HTML and for everybody else (A7). */
export function usePromoter(): string {
  return useSyncExternalStore(
    subscribe,
    () => readContext().promoter,
    () => '',
  );
}

/** An address to take to another device, with the promoter in it so that the way is not lost. */
export function useReferredUrl(url: string): string {
  return useSyncExternalStore(
    subscribe,
    () => `${url}${keepInAddress('', readContext()) ?? ''}`,
    () => url,
  );
}
