import { useSyncExternalStore } from 'react';
import { signedInHint } from '@/lib/session/hint';
import { cookieReader } from '@/lib/attribution/cookies';

// Signing in or out elsewhere shows when the visitor comes back, also out of the browser's memory.
const moments = ['focus', 'pageshow'] as const;

function subscribe(listener: () => void) {
  moments.forEach((moment) => window.addEventListener(moment, listener));
  return () => moments.forEach((moment) => window.removeEventListener(moment, listener));
}

/** Whether a session is likely; false in the server's HTML. Only the handlers know for certain. */
export function useSignedInHint(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => cookieReader(document.cookie)(signedInHint) === '1',
    () => false,
  );
}
