'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { mayHaveClient } from '@/components/desktop/may-have-client';
import type { ClientSignInPanelProps } from './client-sign-in-panel';

/** The panel with what the client reports, shown inside a client; its code is fetched where there may be one. */
export function ClientSignIn(props: ClientSignInPanelProps) {
  const [loadedPanel, setLoaded] = useState<{
    Panel: ComponentType<ClientSignInPanelProps>;
  } | null>(null);
  useEffect(() => {
    if (!mayHaveClient()) return undefined;
    let isMounted = true;
    import('./client-sign-in-panel').then(
      ({ ClientSignInPanel }) => isMounted && setLoaded({ Panel: ClientSignInPanel }),
      // Without this code the page does what it does outside the client.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return loadedPanel && <loadedPanel.Panel {...props} />;
}
