/** What was not submitted to an engine yet. Pure. */
import type { Pages } from './sitemap';

/** Addresses an engine took, each with the day it was submitted. */
export type Submitted = Readonly<Record<string, string>>;

export interface Changes {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Submitted before, and not in the sitemap any more. */
  readonly removed: readonly string[];
}

/** In the order of the sitemap, which begins with what matters most. */
export function pageChanges(reported: Submitted, pages: Pages): Changes {
  const addresses = [...pages.keys()];
  return {
    added: addresses.filter((address) => reported[address] === undefined),
    changed: addresses.filter(
      (address) => reported[address] !== undefined && reported[address] !== pages.get(address),
    ),
    removed: Object.keys(reported).filter((address) => !pages.has(address)),
  };
}
