/** What an engine has not been told yet. Pure. */
import type { Pages } from './sitemap';

/** Addresses an engine took, each with the day it was told. */
export type Submitted = Readonly<Record<string, string>>;

export interface Changes {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Told before, and not in the sitemap any more. */
  readonly removed: readonly string[];
}

/** In the order of the sitemap, which begins with what matters most. */
export function pageChanges(told: Submitted, pages: Pages): Changes {
  const addresses = [...pages.keys()];
  return {
    added: addresses.filter((address) => told[address] === undefined),
    changed: addresses.filter(
      (address) => told[address] !== undefined && told[address] !== pages.get(address),
    ),
    removed: Object.keys(told).filter((address) => !pages.has(address)),
  };
}
