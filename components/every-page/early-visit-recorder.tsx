import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { reportEarlyEvents } from '@/lib/analytics/report-early-events';
import { recordVisitEvent, takeVisitEvents } from '@/lib/analytics/visits/visit-events';
import { readPageName } from '@/lib/analytics/visits/page-name';
import { findStoredLanguageUrl } from '@/lib/browser/stored-language';
import '@/lib/browser/page-start/early-events';
import { runWhenIdle } from '@/lib/browser/when-idle';
import type { IdleScriptsProps } from './idle-scripts';

/**
 * Records arrivals and clicks from the first moment on, and fetches the code that reads these records when the page
 * is idle.
 */
export function EarlyVisitRecorder(props: IdleScriptsProps) {
  const pathname = usePathname();
  const recordedPath = useRef('');
  const [idleScripts, setIdleScripts] = useState<ReactNode>(null);

  // This runs as a layout effect: other effects run only after the page was painted, and a tab may close before.
  useLayoutEffect(() => {
    if (recordedPath.current === pathname || findStoredLanguageUrl(window.location)) return;
    recordedPath.current = pathname;
    recordVisitEvent({ page: readPageName() });
    const { early } = window;
    early?.handledClicks
      .splice(0)
      .forEach((clicked) => recordVisitEvent({ page: readPageName(), clicked }));
    early?.onHydrated();
  }, [pathname]);

  useEffect(() => {
    let isMounted = true;
    const press = ({ target }: Event) =>
      recordVisitEvent({ page: readPageName(), clicked: target as Element });
    // A visitor who leaves before marketing-scripts.tsx is loaded has still seen a page and clicked a link.
    const leave = () => {
      const events = takeVisitEvents();
      reportEarlyEvents(
        events.flatMap(({ clicked, group, page }) => ((clicked ?? group) ? [] : page)),
        events.flatMap(({ clicked }) => clicked ?? []),
      );
    };
    const fetchIdleScripts = () => {
      import('./idle-scripts').then(
        ({ IdleScripts }) => isMounted && setIdleScripts(<IdleScripts {...props} />),
        () => undefined,
      );
    };
    addEventListener('click', press, true);
    addEventListener('pagehide', leave);
    const cancelFetch = runWhenIdle(fetchIdleScripts);
    return () => {
      isMounted = false;
      cancelFetch();
      removeEventListener('click', press, true);
      removeEventListener('pagehide', leave);
    };
  }, [props]);
  return idleScripts;
}
