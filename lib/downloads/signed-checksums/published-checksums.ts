/** The list of checksums of published packages. */
import 'server-only';
import { log } from '@/lib/core/log/log';
import type { ContentFreshness } from '@/lib/core/upstream/cache/content-freshness';
import { getVerifiablePackages } from '@/lib/releases/lists/get-verifiable-packages';
import { formatChecksumList } from './checksum-list';

interface PublishedChecksums {
  readonly text: string;
  /** `last-good` when at least one list could not be read, so that an earlier version of it is used. */
  readonly freshness: Exclude<ContentFreshness, 'fallback'>;
}

let reportedNames = '';

/** Logs once for each set of names, not for each request. */
function reportAmbiguousNames(ambiguousNames: readonly string[]): void {
  const names = ambiguousNames.join(' ');
  if (names !== '' && names !== reportedNames)
    log.warn('checksums', 'left out, because two packages have this name', { names });
  reportedNames = names;
}

/**
 * The checksums of all published packages: all lines and platforms, betas, earlier versions. Packages without a
 * checksum, and names that two packages share, are left out.
 * @returns null while one of the version lists has never been read, because an incomplete result would look complete
 */
export async function getPublishedChecksums(): Promise<PublishedChecksums | null> {
  const { website, v6, histories, isComplete } = await getVerifiablePackages();
  if (!isComplete) return null;
  const lists = [website, v6, ...histories];
  const { text, ambiguousNames } = formatChecksumList(lists.flatMap(({ packages }) => packages));
  reportAmbiguousNames(ambiguousNames);
  const isLive = lists.every(({ freshness }) => freshness === 'live');
  return { text, freshness: isLive ? 'live' : 'last-good' };
}
