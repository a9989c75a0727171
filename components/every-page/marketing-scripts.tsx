import { useCallback, useEffect, useState } from 'react';
import { usePathname } from 'next/navigation';
import { mayCount } from '@/lib/analytics/permission';
import { decideAbGroup } from '@/lib/analytics/ab-test/store';
import { rememberLine, showLite } from '@/lib/releases/lite-page';
import { recordVisitEvent } from '@/lib/analytics/visits/visit-events';
import { pageName } from '@/lib/analytics/visits/page-name';
import type { ProductNames } from '@/lib/releases/product-line';
import { followVisit } from '@/lib/analytics/visits/visit';
import { detectVisitorSystem } from '@/lib/releases/platform';
import { TrialHint, type TrialHintMessages } from './trial-hint';
import { useAbGroup } from './use-ab-group';

export interface MarketingScriptsProps {
  names: ProductNames;
  /** The hint at the page where visitors can try the product. */
  tip: { messages: TrialHintMessages; href: string };
  trackingUrl?: string | undefined;
}

/**
 * All of the marketing code in one chunk, fetched when the page is idle: analytics, A/B group, trial hint, lite
 * product line.
 */
export function MarketingScripts({ names, tip, trackingUrl }: MarketingScriptsProps) {
  const pathname = usePathname();
  const [hintOn, setHintOn] = useState<string | null>(null);
  const group = useAbGroup();
  const hideHint = useCallback(() => setHintOn(null), []);

  useEffect(() => {
    const lite = rememberLine() === 'lite';
    const showTrialHint = () => setHintOn(window.location.pathname);
    const stopVisit = followVisit({ trackingUrl, lite, showTrialHint });
    const stopLite = lite ? showLite(names, detectVisitorSystem(navigator) === 'windows') : null;
    if (mayCount()) void decideAbGroup();
    return () => {
      stopVisit();
      stopLite?.();
    };
  }, [names, tip, trackingUrl]);

  useEffect(() => {
    if (group) recordVisitEvent({ page: pageName(), group });
  }, [group]);

  // The hint shows only on the page where it appeared.
  return <TrialHint {...tip} isOpen={hintOn === pathname} onHide={hideHint} />;
}
