'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { mayHaveClient } from '@/components/desktop/may-have-client';
import type { ClientStatusPanelProps } from './client-status-panel';

/** The panel with what the client reports, shown inside a client; its code is fetched where there may be a client. */
export function ClientStatus(props: ClientStatusPanelProps) {
  const [loadedPanel, setLoadedPanel] = useState<{
    Panel: ComponentType<ClientStatusPanelProps>;
  } | null>(null);
  useEffect(() => {
    if (!mayHaveClient()) return undefined;
    let isMounted = true;
    import('./client-status-panel').then(
      ({ ClientStatusPanel }) => isMounted && setLoadedPanel({ Panel: ClientStatusPanel }),
      // Without this code the page does what it does outside the client.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return loadedPanel && <loadedPanel.Panel {...props} />;
}
