/** The offer of a download button: one release for each platform, and its URL. */
import { recommendedLine } from '@/lib/site';
import {
  desktopPlatforms,
  downloadHref,
  hasV6,
  type ClientLine,
  type Platform,
  type ReleasePackage,
} from './platforms';
import { findLatestPackage, newestReleaseFirst } from './filter-packages';

/**
 * The release of a platform's row: the latest one, otherwise the newest beta, otherwise an upcoming one (no link,
 * D6).
 */
export function packageFor(
  releases: readonly ReleasePackage[],
  platform: Platform,
  line: ClientLine,
): ReleasePackage | undefined {
  const latest = findLatestPackage(releases, platform, line);
  if (latest) return latest;
  const candidates = releases.filter((item) => item.platform === platform && item.line === line);
  const beta = candidates
    .filter((item) => item.type === 'beta' && item.url !== null)
    .sort(newestReleaseFirst)[0];
  return beta ?? candidates.filter((item) => item.type === 'upcoming').sort(newestReleaseFirst)[0];
}

/**
 * URL of a release's button; null without a link. The latest release needs no version, because the handler finds it
 * (D1); another one is named by its version, so that the button delivers what its row says.
 */
export function packageHref(
  release: ReleasePackage,
  isPinned = release.type !== 'latest',
): string | null {
  if (release.url === null) return null;
  return downloadHref(release.platform, {
    ...(isPinned ? { version: release.version } : {}),
    ...(release.line === 'v6' || mayMeanV6(release.platform) ? { line: release.line } : {}),
  });
}

/**
 * Whether a link without a line could deliver v6: a promoter may prefer it on Windows, or the site may recommend it
 * (D1).
 */
const mayMeanV6 = (platform: Platform): boolean =>
  platform === 'windows' || (recommendedLine === 'v6' && hasV6(platform));

/** The release of a platform's main button: of the recommended line, otherwise of the other one. */
export function recommendedPackage(
  website: readonly ReleasePackage[],
  v6: readonly ReleasePackage[],
  platform: Platform,
): ReleasePackage | undefined {
  const candidates = [packageFor(website, platform, 'v5'), packageFor(v6, platform, 'v6')];
  if (recommendedLine === 'v6') candidates.reverse();
  return candidates.find((release) => release?.url) ?? candidates[0];
}

/** A platform and the release in its row; undefined where there is none at present. */
export interface ReleaseTableRow {
  readonly platform: (typeof desktopPlatforms)[number];
  readonly release: ReleasePackage | undefined;
}

/**
 * Rows of a version table; none for an empty list. Every desktop platform is shown (D8), also without a package; only
 * for a list that could not be loaded, the rows without a release are left out (D7).
 */
export function tableRows(
  releases: readonly ReleasePackage[],
  line: ClientLine,
  isPartial: boolean,
): ReleaseTableRow[] {
  if (releases.length === 0) return [];
  return desktopPlatforms
    .map((platform) => ({ platform, release: packageFor(releases, platform, line) }))
    .filter(({ release }) => release !== undefined || !isPartial);
}
