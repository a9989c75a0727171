/** When the hint at the trial appears (S3). Pure. */
import type { TrialHintOccasion } from '@/lib/analytics/names';

export interface TrialHintFacts {
  /** Arrivals at the home page, this one included. */
  readonly homeVisits: number;
  readonly hasViewedDownload: boolean;
  readonly hasViewedRegister: boolean;
  readonly hasDownloaded: boolean;
  readonly hasRegistered: boolean;
  readonly wasShown: boolean;
}

/** The hint appears on this arrival at the home page, after this many milliseconds on the screen (S3). */
export const trialHintVisit = 2;
export const trialHintMs = 5_000;

/** Whether the hint is due. It is shown only once. */
export function isTrialHintDue(facts: TrialHintFacts, occasion: TrialHintOccasion): boolean {
  if (facts.wasShown || facts.hasDownloaded || facts.hasRegistered) return false;
  if (facts.homeVisits !== trialHintVisit) return false;
  return occasion === 'hot-product' || (facts.hasViewedDownload && facts.hasViewedRegister);
}
