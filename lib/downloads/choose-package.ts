/** Decides which package a download request gets (D1). Pure; resolve-download.ts passes in the lists. */
import { autoPlatformOf, windowsLine } from '@/lib/releases/platforms-by-system';
import { systemOfUserAgent } from '@/lib/visitor-system/detect-system';
import {
  hasV6,
  platforms,
  type DesktopLine,
  type Platform,
  type ReleasePackage,
} from '@/lib/releases/release-package';
import { hasDownload, findLatestPackage } from '@/lib/releases/lists/select-packages';

export interface DownloadRequest {
  readonly platform: Platform | 'auto';
  readonly version: string | null;
  readonly line: DesktopLine | null;
}

/** Reads the route's parameters; null for an unknown platform or line. */
export function parseDownloadRequest(
  platform: string,
  query: URLSearchParams,
): DownloadRequest | null {
  const knownPlatform =
    platform === 'auto' ? platform : platforms.find((name) => name === platform);
  const line = query.get('line');
  if (!knownPlatform || (line !== null && line !== 'v5' && line !== 'v6')) return null;
  return { platform: knownPlatform, version: query.get('version'), line };
}

type PackageChoice =
  | { readonly kind: 'package'; readonly releasePackage: ReleasePackage }
  /** The visitor's system allows several packages, or none. */
  | { readonly kind: 'choose' }
  | { readonly kind: 'unknown' };

interface LineInput {
  readonly platform: Platform | 'auto';
  readonly recommendedLine: DesktopLine;
  readonly prefersV6: boolean;
  readonly userAgent: string;
}

/**
 * The line for a request that names none (D1, S2): the recommended line, on Windows v6 also for promoters who want v6;
 * v5 where the system cannot run v6.
 */
export function defaultLine({
  platform,
  recommendedLine,
  prefersV6,
  userAgent,
}: LineInput): DesktopLine {
  const requestedPlatform =
    platform === 'auto' ? autoPlatformOf(systemOfUserAgent(userAgent)) : platform;
  if (requestedPlatform === 'windows')
    return windowsLine(prefersV6 ? 'v6' : recommendedLine, userAgent);
  return requestedPlatform !== null && hasV6(requestedPlatform) ? recommendedLine : 'v5';
}

/**
 * Chooses the package to deliver from the packages of a line. An explicit version may be any version with a link;
 * without a version it is the platform's latest.
 */
export function choosePackage(
  request: DownloadRequest,
  packages: readonly ReleasePackage[],
  userAgent: string,
): PackageChoice {
  const { version } = request;
  const platform =
    request.platform === 'auto'
      ? autoPlatformOf(systemOfUserAgent(userAgent), (name) => hasDownload(packages, name))
      : request.platform;
  if (!platform) return { kind: 'choose' };
  const releasePackage =
    version === null
      ? findLatestPackage(packages, platform)
      : packages.find(
          (entry) => entry.platform === platform && entry.version === version && entry.url !== null,
        );
  if (releasePackage) return { kind: 'package', releasePackage };
  return request.platform === 'auto' && version === null ? { kind: 'choose' } : { kind: 'unknown' };
}
