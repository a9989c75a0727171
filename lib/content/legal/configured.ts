/** What the legal texts say only where it is configured (B7): who runs the site, and which others get something. */
import { site } from '@/lib/site';

const hostOf = (url: string | undefined): string | undefined => url && new URL(url).host;

export const configured = {
  address: site.company.address,
  /** A Chinese website registration (ICP) is given to sites on servers in mainland China only. */
  isServedInChina: site.company.icpNumber !== undefined,
  /** Where pages send their statistics beside this site. */
  trackingHost: hostOf(site.trackingUrl),
  /** The online trial, a site of its own that is told who brought a visitor (D9). */
  trialHost: hostOf(site.webTrialUrl),
} as const;

/** Something said only where a value is configured. */
export const saidOf = <T>(value: string | undefined, say: (value: string) => T): T[] =>
  value === undefined ? [] : [say(value)];
