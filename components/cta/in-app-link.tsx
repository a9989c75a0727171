'use client';

import {
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { mayBeInApp } from '@/lib/in-app/sign';

const subscribe = () => () => undefined;

/**
 * Inside an app that hands no file on (D11) the way into a browser takes the place of download actions; everywhere
 * else, and in the server's HTML, the actions stay. What shows it is loaded where it is needed.
 */
export function InAppLink({ className, children }: { className?: string; children: ReactNode }) {
  const requested = useSyncExternalStore(
    subscribe,
    () => mayBeInApp(navigator.userAgent),
    () => false,
  );
  const [Guide, setGuide] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!requested) return undefined;
    let wanted = true;
    // Where it cannot be loaded the buttons stay, and lead to the page that says the same.
    import('./in-app-guide')
      .then(({ loadGuide }) => loadGuide())
      .then(
        (guide) => wanted && setGuide(() => guide),
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [requested]);
  return Guide ? (
    <div className={className}>
      <Guide />
    </div>
  ) : (
    children
  );
}
