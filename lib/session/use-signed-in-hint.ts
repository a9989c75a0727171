import { useSyncExternalStore } from 'react';
import { cookieReader } from '@/lib/core/http/cookie-reader';
import { signedInHintCookie } from './signed-in-hint';

/**
 * Whether a session is likely; false in the server's HTML. Only the handlers know for certain.
 * @param subscribe calls `onChange` when the hint may have changed; returns a function that ends the subscription
 */
export function useSignedInHint(subscribe: (onChange: () => void) => () => void): boolean {
  return useSyncExternalStore(
    subscribe,
    () => cookieReader(document.cookie)(signedInHintCookie) === '1',
    () => false,
  );
}
