import { useCallback, useEffect, useState } from 'react';
import { usePathname } from 'next/navigation';
import { mayTrack } from '@/lib/analytics/may-track';
import { decideAbGroup } from '@/lib/analytics/ab-test/decide-ab-group';
import { readAndStoreEdition, showVpsEdition } from '@/lib/releases/editions/show-vps-edition';
import { recordVisitEvent } from '@/lib/analytics/visits/visit-events';
import { readPageName } from '@/lib/analytics/visits/page-name';
import type { EditionNames } from '@/lib/releases/editions/edition';
import { followVisit } from '@/lib/analytics/visits/follow-visit';
import { readVisitorSystem } from '@/lib/visitor-system/read-visitor-system';
import { TrialHint, type TrialHintMessages } from './trial-hint';

export interface VisitScriptsProps {
  names: EditionNames;
  trialHint: { messages: TrialHintMessages; href: string };
  trackingUrl?: string | undefined;
}

/**
 * What follows a visit, in the chunk of IdleScripts: analytics, A/B group, trial hint, and the VPS edition (B4).
 * VisitRecorder passes on every arrival and click, also those from before this code is loaded.
 */
export function VisitScripts({ names, trialHint, trackingUrl }: VisitScriptsProps) {
  const pathname = usePathname();
  const [hintPath, setHintPath] = useState<string | null>(null);
  const hideHint = useCallback(() => setHintPath(null), []);

  useEffect(() => {
    const isVps = readAndStoreEdition() === 'vps';
    const showTrialHint = () => setHintPath(window.location.pathname);
    const stopVisit = followVisit({ trackingUrl, isVps, showTrialHint });
    const stopVps = isVps ? showVpsEdition(names, readVisitorSystem() === 'windows') : null;
    if (mayTrack())
      void decideAbGroup().then((group) => {
        if (group) recordVisitEvent({ page: readPageName(), group });
      });
    return () => {
      stopVisit();
      stopVps?.();
    };
  }, [names, trackingUrl]);

  // The hint shows only on the page where it appeared.
  return <TrialHint {...trialHint} isOpen={hintPath === pathname} onHide={hideHint} />;
}
