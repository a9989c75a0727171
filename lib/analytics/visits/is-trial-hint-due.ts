/** Decides when the trial hint appears; the hint leads to /webtrial (S3). Pure. */
import type { TrialHintOccasion } from '../event-values';

export interface TrialHintState {
  /** Arrivals at the home page, including the current one. */
  readonly homeVisits: number;
  readonly hasViewedDownload: boolean;
  readonly hasViewedRegister: boolean;
  readonly hasDownloaded: boolean;
  readonly hasRegistered: boolean;
  readonly wasShown: boolean;
}

/** The hint can appear on this arrival at the home page only (S3). */
const trialHintVisit = 2;

/**
 * Whether the hint is due. It appears once, for visitors who looked at the pages for downloading and registering, or
 * who saw the hot-product block.
 */
export function isTrialHintDue(state: TrialHintState, occasion: TrialHintOccasion): boolean {
  if (state.wasShown || state.hasDownloaded || state.hasRegistered) return false;
  if (state.homeVisits !== trialHintVisit) return false;
  return occasion === 'hot-product' || (state.hasViewedDownload && state.hasViewedRegister);
}
