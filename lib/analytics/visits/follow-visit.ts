/**
 * Reports the events of a visit: arrivals, clicks, A/B group, and blocks in view. Also decides when the trial hint is
 * shown (S1, S3).
 */
import { readSessionValue, writeSessionValue } from '@/lib/browser/session-storage';
import { readLocalValue, writeLocalValue } from '@/lib/browser/local-storage';
import { platforms } from '@/lib/releases/release-package';
import { watchVisibleBlocks } from '../watch-visible-blocks';
import {
  clickTargets,
  shownComponents,
  type AbGroup,
  type TrialHintOccasion,
} from '../event-values';
import { createTracker, type Tracker } from '../tracker';
import { recordVisitEvent, followVisitEvents, type VisitEvent } from './visit-events';
import { readPageName } from './page-name';
import { isTrialHintDue } from './is-trial-hint-due';

interface VisitOptions {
  /** Second URL that receives events (TRACKING_URL). */
  readonly trackingUrl?: string | undefined;
  readonly isVps: boolean;
  /** Called when the trial hint is due; at most once for a visitor. */
  readonly showTrialHint: () => void;
}

const hasStored = (key: Parameters<typeof readLocalValue>[0]) => readLocalValue(key) !== null;

const readTrialHintState = () => ({
  homeVisits: Number(readLocalValue('HOME_VISIT')),
  hasViewedDownload: hasStored('HAS_VIEW_DOWNLOAD'),
  hasViewedRegister: hasStored('HAS_VIEW_REGISTER'),
  hasDownloaded: hasStored('HAS_DOWNLOADED'),
  hasRegistered: hasStored('HAS_REGISTED'),
  wasShown: hasStored('HAS_TOOLTIP_SHOWN'),
});

/**
 * Stores an arrival for later visits. The count of home visits starts again at 1 when the stored value is not a number.
 */
function rememberArrival(page: string): void {
  if (page === 'home')
    writeLocalValue('HOME_VISIT', String((Number(readLocalValue('HOME_VISIT')) || 0) + 1));
  if (page === 'download') writeLocalValue('HAS_VIEW_DOWNLOAD', '1');
}

function countClick(clicked: Element, page: string, { track }: Tracker): void {
  const control = clicked.closest('a, button, summary');
  const path = control instanceof HTMLAnchorElement ? control.pathname : '';
  const name = /^\/api\/download\/([\w-]+)$/.exec(path)?.[1];
  const platform = ([...platforms, 'auto'] as const).find((candidate) => candidate === name);
  if (platform) {
    writeLocalValue('HAS_DOWNLOADED', '1');
    track({ key: 'download', platform }, page);
  }
  const targetName = control?.closest<HTMLElement>('[data-track]')?.dataset.track;
  const target = clickTargets.find((candidate) => candidate === targetName);
  if (target) track({ key: 'click', target }, page);
}

/** Reports the group once in a session (S1). */
function reportGroup(group: AbGroup, page: string, { track, addFields }: Tracker): void {
  addFields({ ab_group: group });
  if (readSessionValue('ab_reported') === group) return;
  writeSessionValue('ab_reported', group);
  track({ key: 'ab_group', group }, page);
}

/** Reports events of the visit until the returned function is called. */
export function followVisit({ trackingUrl, isVps, showTrialHint }: VisitOptions): () => void {
  const tracker = createTracker(trackingUrl);
  if (isVps) tracker.addFields({ product_line: 'lite' });
  let stopWatching = () => undefined as void;

  const suggestTrial = (occasion: TrialHintOccasion, page: string) => {
    // Without storage the hint could not be marked as shown and would appear on every visit.
    if (
      !isTrialHintDue(readTrialHintState(), occasion) ||
      !writeLocalValue('HAS_TOOLTIP_SHOWN', '1')
    )
      return;
    tracker.track({ key: 'trial_tooltip', occasion }, page);
    showTrialHint();
  };
  const recordArrival = (page: string) => {
    rememberArrival(page);
    tracker.track({ key: 'page_view' }, page);
    if (page === 'home') suggestTrial('arrival', page);
    stopWatching();
    stopWatching = watchVisibleBlocks((name) => {
      const component = shownComponents.find((candidate) => candidate === name);
      if (!component) return;
      tracker.track({ key: 'display', component }, page);
      suggestTrial(component, page);
    });
  };
  const stopReading = followVisitEvents(({ page, clicked, group }: VisitEvent) => {
    if (clicked) countClick(clicked, page, tracker);
    else if (group) reportGroup(group, page, tracker);
    else recordArrival(page);
  });
  // The browser restored the page from its back/forward cache.
  const recordReturn = ({ persisted }: PageTransitionEvent) =>
    persisted && recordVisitEvent({ page: readPageName() });
  window.addEventListener('pageshow', recordReturn);
  return () => {
    window.removeEventListener('pageshow', recordReturn);
    stopReading();
    stopWatching();
    tracker.stop();
  };
}
