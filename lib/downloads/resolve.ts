/** Decides which package a download request means (D1). Pure; the route handler hands it the lists. */
import { certainPackage, detectSystem, isWindows10OrLater } from '@/lib/releases/platform';
import { platforms, type ClientLine, type Platform, type Release } from '@/lib/releases/types';
import { hasLink, latestOf } from '@/lib/releases/choose';

export interface DownloadRequest {
  readonly platform: Platform | 'auto';
  readonly version: string | null;
  readonly line: ClientLine | null;
}

/** Reads the route's parameters; null for an unknown platform or line. */
export function parseDownload(platform: string, query: URLSearchParams): DownloadRequest | null {
  const known = platform === 'auto' ? platform : platforms.find((name) => name === platform);
  const line = query.get('line');
  if (!known || (line !== null && line !== 'v5' && line !== 'v6')) return null;
  return { platform: known, version: query.get('version'), line };
}

export type Choice =
  | { readonly kind: 'package'; readonly release: Release }
  /** The visitor's system leaves more than one package, or none. */
  | { readonly kind: 'choose' }
  | { readonly kind: 'unknown' };

/** v6 for promoters who ask for it, on Windows 10 and later; v5 otherwise (D1, S2). */
export function defaultLine(promoterIsToV6: boolean, userAgent: string): ClientLine {
  return promoterIsToV6 && isWindows10OrLater(userAgent) ? 'v6' : 'v5';
}

/**
 * The package to deliver from the releases of one line.
 * A named version may be any that has a link; without one it is the platform's latest.
 */
export function choosePackage(
  request: DownloadRequest,
  releases: readonly Release[],
  userAgent: string,
): Choice {
  const { version } = request;
  const platform =
    request.platform === 'auto'
      ? certainPackage(detectSystem(userAgent), (name) => hasLink(releases, name))
      : request.platform;
  if (!platform) return { kind: 'choose' };
  const release =
    version === null
      ? latestOf(releases, platform)
      : releases.find(
          (entry) => entry.platform === platform && entry.version === version && entry.url !== null,
        );
  if (release) return { kind: 'package', release };
  return request.platform === 'auto' && version === null ? { kind: 'choose' } : { kind: 'unknown' };
}
