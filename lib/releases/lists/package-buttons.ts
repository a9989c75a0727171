/** Download buttons: which package a platform's row offers, and the URL of its button. */
import { recommendedLine } from '@/lib/site';
import {
  platformsOfBothLines,
  downloadHref,
  hasV6,
  type DesktopLine,
  type Platform,
  type ReleasePackage,
} from '../release-package';
import { findLatestPackage, highestVersionFirst } from './select-packages';

/**
 * The package of a platform's row: the latest package, otherwise the beta with the highest version, otherwise an
 * upcoming package without a link (D6).
 */
export function packageInRow(
  packages: readonly ReleasePackage[],
  platform: Platform,
  line: DesktopLine,
): ReleasePackage | null {
  const latest = findLatestPackage(packages, platform, line);
  if (latest) return latest;
  const candidates = packages.filter(
    (candidate) => candidate.platform === platform && candidate.line === line,
  );
  const [beta] = candidates
    .filter((candidate) => candidate.type === 'beta' && candidate.url !== null)
    .sort(highestVersionFirst);
  const [upcoming = null] = candidates
    .filter((candidate) => candidate.type === 'upcoming')
    .sort(highestVersionFirst);
  return beta ?? upcoming;
}

/**
 * URL of a package's button; null without a link. The latest package needs no version, because the handler finds it
 * (D1). Any other package is named by its version, so that the button delivers the package in its row.
 */
export function packageHref(
  releasePackage: ReleasePackage,
  isPinned = releasePackage.type !== 'latest',
): string | null {
  if (releasePackage.url === null) return null;
  return downloadHref(releasePackage.platform, {
    ...(isPinned ? { version: releasePackage.version } : {}),
    ...(releasePackage.line === 'v6' || mayMeanV6(releasePackage.platform)
      ? { line: releasePackage.line }
      : {}),
  });
}

/**
 * Whether a link without a line could deliver v6, because a promoter prefers it on Windows or the site recommends it
 * (D1).
 */
const mayMeanV6 = (platform: Platform): boolean =>
  platform === 'windows' || (recommendedLine === 'v6' && hasV6(platform));

/** The package of a platform's main button: of the recommended line, otherwise of the other line. */
export function recommendedPackage(
  website: readonly ReleasePackage[],
  v6: readonly ReleasePackage[],
  platform: Platform,
): ReleasePackage | null {
  const candidates = [packageInRow(website, platform, 'v5'), packageInRow(v6, platform, 'v6')];
  if (recommendedLine === 'v6') candidates.reverse();
  return candidates.find((releasePackage) => releasePackage?.url) ?? candidates[0] ?? null;
}

/** A platform and the package in its row; null where there is none at present. */
export interface PackageTableRow {
  readonly platform: (typeof platformsOfBothLines)[number];
  readonly releasePackage: ReleasePackage | null;
}

/**
 * Rows of a version table; none for an empty list. A row is shown for every desktop platform, even without a package
 * (D8). Only when the list is partial are rows without a package left out (D7).
 */
export function packageTableRows(
  packages: readonly ReleasePackage[],
  line: DesktopLine,
  isPartial: boolean,
): PackageTableRow[] {
  if (packages.length === 0) return [];
  return platformsOfBothLines
    .map((platform) => ({ platform, releasePackage: packageInRow(packages, platform, line) }))
    .filter(({ releasePackage }) => releasePackage !== null || !isPartial);
}
