import { useEffect, useState, type ComponentType } from 'react';
import { mayHaveClient } from '@/components/desktop/may-have-client';
import type { ClientPanelProps } from './client-panel';

interface Loaded {
  readonly Panel: ComponentType<ClientPanelProps>;
}

/** What the desktop client adds; its code is fetched only where a client may be there. */
export function useClientPanel(): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (!mayHaveClient()) return undefined;
    let wanted = true;
    import('./client-panel').then(
      ({ ClientPanel }) => wanted && setLoaded({ Panel: ClientPanel }),
      // Without its code the page does what it does outside the client.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return loaded;
}
