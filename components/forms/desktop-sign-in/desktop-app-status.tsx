'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { mayHaveDesktopApp } from '@/components/desktop/may-have-desktop-app';
import type { DesktopAppStatusPanelProps } from './desktop-app-status-panel';

/** The panel with what the desktop app reports, shown inside it; its code is fetched where it may be present. */
export function DesktopAppStatus(props: DesktopAppStatusPanelProps) {
  const [loadedPanel, setLoadedPanel] = useState<{
    Panel: ComponentType<DesktopAppStatusPanelProps>;
  } | null>(null);
  useEffect(() => {
    if (!mayHaveDesktopApp()) return undefined;
    let isMounted = true;
    import('./desktop-app-status-panel').then(
      ({ DesktopAppStatusPanel }) => isMounted && setLoadedPanel({ Panel: DesktopAppStatusPanel }),
      // Without this code the page does what it does outside the desktop app.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return loadedPanel && <loadedPanel.Panel {...props} />;
}
