import { useEffect, useState } from 'react';
import { createDesktopApi, type LoginInfo } from '@/lib/desktop/connection/desktop-api';
import { connectionStatus } from '@/lib/desktop/connection/connection-state';
import { DesktopError } from '@/lib/desktop/desktop-error';
import { useConnection } from './desktop-provider';
import { useConnectionState, useDesktopNotification } from './desktop-hooks';

/** Who is signed in in the desktop app, or that the request for this is pending or has failed. */
export type LoginInfoState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'known'; readonly info: LoginInfo }
  | { readonly kind: 'failed'; readonly error: DesktopError };

/**
 * Requests who is signed in in the desktop app, whenever the connection opens and whenever it notifies of a sign-in
 * or sign-out.
 */
export function useLoginInfo(): LoginInfoState {
  const connection = useConnection();
  const { status } = useConnectionState();
  const [login, setLogin] = useState<LoginInfoState>({ kind: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  const askAgain = () => setAttempt((count) => count + 1);
  useDesktopNotification('Autho', 'OnLogin', askAgain);
  useDesktopNotification('Autho', 'OnLogout', askAgain);
  useEffect(() => {
    if (status !== connectionStatus.success) return undefined;
    let isMounted = true;
    createDesktopApi(connection)
      .loadLoginInfo()
      .then(
        (info) => isMounted && setLogin({ kind: 'known', info }),
        (error: unknown) => {
          if (!(error instanceof DesktopError)) throw error;
          if (isMounted) setLogin({ kind: 'failed', error });
        },
      );
    return () => {
      isMounted = false;
    };
  }, [connection, status, attempt]);
  return login;
}
