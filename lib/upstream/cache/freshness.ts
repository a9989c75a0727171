import type { ReleasePackage } from '@/lib/releases/platforms';

/** Source of the data: the upstream just now, an earlier good answer, or the built-in fallback (D7). */
export type Freshness = 'live' | 'last-good' | 'fallback';

export interface PackageList {
  readonly packages: readonly ReleasePackage[];
  readonly freshness: Freshness;
  /** The upstream reported maintenance: a 429 to an encrypted call. */
  readonly isInMaintenance?: true | undefined;
}
