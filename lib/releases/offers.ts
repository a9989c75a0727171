/** What the download pages put into a button: one release per platform, and its address. */
import { downloadHref, type ClientLine, type Platform, type Release } from './types';
import { latestOf, newestFirst } from './choose';

/** Rows of a version table, in the order of the customer's screens. */
export const desktopPlatforms = ['windows', 'mac-intel', 'mac-arm', 'linux'] as const;

/**
 * The release a row shows for a platform: the latest one, else the newest beta, else one that is
 * still to be released (no link, D6).
 */
export function offerOf(
  releases: readonly Release[],
  platform: Platform,
  line: ClientLine,
): Release | undefined {
  const latest = latestOf(releases, platform, line);
  if (latest) return latest;
  const own = releases.filter((item) => item.platform === platform && item.line === line);
  const beta = own.filter((item) => item.type === 'beta' && item.url !== null).sort(newestFirst)[0];
  return beta ?? own.filter((item) => item.type === 'upcoming').sort(newestFirst)[0];
}

/**
 * Address of a release's button; null without a link. The latest v5 release needs no version: the
 * handler finds it (D1). Everything else is named, so that the button gives what its row says.
 */
export function hrefOf(release: Release, pinned = release.type !== 'latest'): string | null {
  if (release.url === null) return null;
  return downloadHref(release.platform, {
    ...(pinned ? { version: release.version } : {}),
    // Named where an unnamed line could mean the other one: a promoter may prefer v6 on Windows (D1).
    ...(release.line === 'v6' || release.platform === 'windows' ? { line: release.line } : {}),
  });
}

/** A platform and what its row offers; undefined: nothing at present. */
export interface TableRow {
  readonly platform: (typeof desktopPlatforms)[number];
  readonly release: Release | undefined;
}

/**
 * Rows of a version table. Every platform stays visible (D8), also while it has no package; only a
 * list that could not be loaded shows no more than what it holds (D7).
 */
export function tableRows(
  releases: readonly Release[],
  line: ClientLine,
  partial: boolean,
): TableRow[] {
  if (releases.length === 0) return [];
  return desktopPlatforms
    .map((platform) => ({ platform, release: offerOf(releases, platform, line) }))
    .filter(({ release }) => release !== undefined || !partial);
}
