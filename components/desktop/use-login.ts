import { useEffect, useState } from 'react';
import { createDesktopApi, type LoginInfo } from '@/lib/desktop/connection/desktop-api';
import { connectionStatus } from '@/lib/desktop/connection/status';
import { DesktopError } from '@/lib/desktop/desktop-error';
import { useConnection } from './desktop-provider';
import { useDesktop, useDesktopNotification } from './use-desktop';

/** Who is signed in in the client; or that the answer is pending or failed. */
export type Login =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'known'; readonly info: LoginInfo }
  | { readonly kind: 'failed'; readonly error: DesktopError };

/** Requests who is signed in in the client, whenever the connection opens and whenever that changes. */
export function useLogin(): Login {
  const connection = useConnection();
  const { status } = useDesktop();
  const [login, setLogin] = useState<Login>({ kind: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  const askAgain = () => setAttempt((count) => count + 1);
  useDesktopNotification('Autho', 'OnLogin', askAgain);
  useDesktopNotification('Autho', 'OnLogout', askAgain);
  useEffect(() => {
    if (status !== connectionStatus.success) return undefined;
    let isMounted = true;
    createDesktopApi(connection)
      .getLoginInfo()
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
