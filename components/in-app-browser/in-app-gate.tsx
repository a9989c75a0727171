'use client';

import {
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { subscribeToNothing } from '@/lib/browser/use-is-hydrated';
import { mayBeInApp } from '@/lib/in-app-browser/may-be-in-app';

/**
 * Inside an app that cannot download files (D11) the guide into a browser replaces download buttons; everywhere else,
 * and in the server's HTML, the buttons stay. The guide is loaded where it is needed.
 */
export function InAppGate({ className, children }: { className?: string; children: ReactNode }) {
  const isLikelyInApp = useSyncExternalStore(
    subscribeToNothing,
    () => mayBeInApp(navigator.userAgent),
    () => false,
  );
  const [Guide, setGuide] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isLikelyInApp) return undefined;
    let isMounted = true;
    // Where the guide cannot be loaded the buttons stay, and lead to a page with the same content.
    import('./in-app-guide')
      .then(({ loadGuide }) => loadGuide())
      .then(
        (guide) => isMounted && setGuide(() => guide),
        () => undefined,
      );
    return () => {
      isMounted = false;
    };
  }, [isLikelyInApp]);
  return Guide ? (
    <div className={className}>
      <Guide />
    </div>
  ) : (
    children
  );
}
