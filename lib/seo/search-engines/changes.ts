/** The pages that were not submitted to an engine yet. Pure. */
import type { Pages } from './sitemap';

/** URLs an engine accepted, each with the day it was submitted. */
export type SubmittedAddresses = Readonly<Record<string, string>>;

export interface AddressChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Submitted before, and no longer in the sitemap. */
  readonly removed: readonly string[];
}

/** In the order of the sitemap, which begins with the most important pages. */
export function pageChanges(reported: SubmittedAddresses, pages: Pages): AddressChanges {
  const addresses = [...pages.keys()];
  return {
    added: addresses.filter((address) => reported[address] === undefined),
    changed: addresses.filter(
      (address) => reported[address] !== undefined && reported[address] !== pages.get(address),
    ),
    removed: Object.keys(reported).filter((address) => !pages.has(address)),
  };
}
