import type { Release } from '@/lib/releases/types';

/** Where the data came from: the upstream just now, an earlier good answer, or the written fallback (D7). */
export type Freshness = 'live' | 'last-good' | 'fallback';

export interface ReleaseList {
  readonly releases: readonly Release[];
  readonly freshness: Freshness;
  /** The upstream says that it is being maintained: a 429 on the encrypted channel. */
  readonly maintenance?: true | undefined;
}
