/**
 * Packages in the site's own words: types and patterns, and the URL of a download button. Pages and route handlers use
 * these, never the names of the upstream API.
 */
import type { ContentFreshness } from '@/lib/core/upstream/cache/content-freshness';

/** Names used in `/api/download/<platform>` (D1), except `auto`. */
export const platforms = [
  'windows',
  'windows-x86',
  'windows-zip',
  'windows-lite',
  'windows-base',
  'windows-speed',
  'mac-intel',
  'mac-arm',
  'linux',
  'android',
  'ios',
] as const;
export type Platform = (typeof platforms)[number];

/** The format of a package's checksum: 64 hex digits. */
export const sha256Pattern = /^[0-9a-f]{64}$/;

export type DesktopLine = 'v5' | 'v6';

/** Desktop platforms both lines have packages for, in the order of the company's screens. */
export const platformsOfBothLines = [
  'windows',
  'mac-intel',
  'mac-arm',
  'linux',
] as const satisfies readonly Platform[];

/** Whether v6 has packages for a platform. */
export const hasV6 = (platform: Platform): boolean =>
  platformsOfBothLines.some((name) => name === platform);

/** `version_type` of the wire: 0 upcoming (no link), 1 latest, 2 beta, 3 older (D6). */
export type ReleaseType = 'upcoming' | 'latest' | 'beta' | 'older';

export interface ReleasePackage {
  readonly platform: Platform;
  readonly line: DesktopLine;
  /** Dotted version without a leading v. */
  readonly version: string;
  readonly type: ReleaseType;
  /** Release date as YYYY-MM-DD; null when the upstream gave none (D6). */
  readonly releasedOn: string | null;
  /** Unsigned URL of the package; null while there is nothing to download. It must never be put into a page. */
  readonly url: string | null;
  /** Last segment of the URL, e.g. SuperBrowser-6.21.5-x64.exe. */
  readonly fileName: string | null;
  /** Bytes; null when unknown. */
  readonly size: number | null;
  /** Lower-case hex; null when unknown. */
  readonly sha256: string | null;
  /** `os_version_type` as text, null when empty; stored, but not shown (D6). */
  readonly osVersionType?: string | null | undefined;
}

/** A list of packages as the site read it. */
export interface PackageList {
  readonly packages: readonly ReleasePackage[];
  readonly freshness: ContentFreshness;
  /** Set when the upstream reported maintenance, by a 429 to an encrypted call. */
  readonly isInMaintenance?: true | undefined;
}

/** URL of a download button: a plain link that works without JavaScript (D1). */
export function downloadHref(
  platform: Platform | 'auto',
  options: { version?: string; line?: DesktopLine } = {},
): string {
  const query = new URLSearchParams();
  if (options.version) query.set('version', options.version);
  if (options.line) query.set('line', options.line);
  const suffix = query.toString();
  return `/api/download/${platform}${suffix ? `?${suffix}` : ''}`;
}

/** First 16 and last 8 digits of a SHA-256, enough to recognize it. The copy button copies all digits. */
export function shortHash(sha256: string): string {
  return sha256.length > 26 ? `${sha256.slice(0, 16)}…${sha256.slice(-8)}` : sha256;
}

/** Extensions of the packages whose file names carry a promoter's code (D2). */
export const promoterExtensionPattern = /\.(?:exe|zip)$/i;
