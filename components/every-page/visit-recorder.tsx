import { usePathname } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';
import { reportEarlyEvents } from '@/lib/analytics/report-early-events';
import { recordVisitEvent, takeVisitEvents } from '@/lib/analytics/visits/visit-events';
import { readPageName } from '@/lib/analytics/visits/page-name';
import { findStoredLanguageUrl } from '@/lib/browser/stored-language';
import '@/lib/browser/page-start/early-click-types';

/** Records arrivals and clicks from the first moment on, for VisitScripts, which is loaded later. */
export function VisitRecorder() {
  const pathname = usePathname();
  const recordedPath = useRef('');

  // Both are layout effects: other effects run only after the page is painted, and until then a click or a visitor who
  // leaves would be missed, because the first script has stopped listening.
  useLayoutEffect(() => {
    const press = ({ target }: Event) =>
      recordVisitEvent({ page: readPageName(), clicked: target as Element });
    // A visitor who leaves before visit-scripts.tsx is loaded has still seen a page and clicked a link.
    const leave = () => reportEarlyEvents(takeVisitEvents().filter(({ group }) => !group));
    addEventListener('click', press, true);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('click', press, true);
      removeEventListener('pagehide', leave);
    };
  }, []);
  useLayoutEffect(() => {
    if (recordedPath.current === pathname || findStoredLanguageUrl(window.location)) return;
    recordedPath.current = pathname;
    recordVisitEvent({ page: readPageName() });
    const { early } = window;
    early?.clickedElements
      .splice(0)
      .forEach((clicked) => recordVisitEvent({ page: readPageName(), clicked }));
    early?.onHydrated();
  }, [pathname]);

  return null;
}
