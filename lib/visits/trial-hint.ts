/** When the hint at the demo appears (S3). Pure. */
import type { TooltipOccasion } from '@/lib/analytics/names';

export interface TooltipFacts {
  /** Arrivals at the home page, this one included. */
  readonly homeVisits: number;
  readonly viewedDownload: boolean;
  readonly viewedRegister: boolean;
  readonly downloaded: boolean;
  readonly registered: boolean;
  readonly shown: boolean;
}

/** The hint appears on this arrival at the home page, after this many milliseconds on the screen (S3). */
export const tooltipVisit = 2;
export const tooltipMs = 5_000;

/** Whether the hint is due. It is shown only once. */
export function isTooltipDue(facts: TooltipFacts, occasion: TooltipOccasion): boolean {
  if (facts.shown || facts.downloaded || facts.registered) return false;
  if (facts.homeVisits !== tooltipVisit) return false;
  return occasion === 'hot-product' || (facts.viewedDownload && facts.viewedRegister);
}
