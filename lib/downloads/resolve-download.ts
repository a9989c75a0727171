import 'server-only';
import { getRuntimeEnv } from '@/lib/core/env/runtime';
import { attributionOf } from '@/lib/attribution/visitor-attribution';
import { type CookieReader } from '@/lib/core/http/cookie-reader';
import { autoPlatformOf } from '@/lib/releases/platforms-by-system';
import { systemOfUserAgent } from '@/lib/visitor-system/detect-system';
import { historyPlatformOf } from '@/lib/releases/history/history-platforms';
import { getHistoryList, getV6List, getWebsiteList } from '@/lib/releases/lists/get-package-lists';
import { getPromoterInfo } from '@/lib/core/upstream/calls/promoters';
import { log } from '@/lib/core/log/log';
import { recommendedLine } from '@/lib/site';
import type { DesktopLine, Platform, ReleasePackage } from '@/lib/releases/release-package';
import { getSigningTime } from './signed-links/signing-clock';
import { isOnDownloadHost, locationHeaderOf } from './download-host';
import { getSigningKeys } from './signed-links/signing-keys';
import { withPromoter } from './promoter-file-name';
import { createTaggedRand, tagOfFile } from './signed-links/file-version-tag';
import { findPackageFile } from './open-package';
import {
  choosePackage,
  defaultLine,
  parseDownloadRequest,
  type DownloadRequest,
} from './choose-package';
import { signUrl } from './signed-links/url-signature';

type ResolvedDownload =
  | { readonly kind: 'package'; readonly location: string; readonly platform: Platform }
  /** The visitor chooses on the download page. */
  | { readonly kind: 'choose' }
  /** There is no such package; `available` are the packages to offer instead. */
  | { readonly kind: 'unknown'; readonly available: readonly ReleasePackage[] };

interface DownloadInput {
  readonly platform: string;
  readonly query: URLSearchParams;
  readonly readCookie: CookieReader;
  readonly userAgent: string;
}

/** Finds the package, adds the promoter to its name and signs the URL (D1–D4). */
export async function resolveDownload({
  platform,
  query,
  readCookie,
  userAgent,
}: DownloadInput): Promise<ResolvedDownload> {
  const request = parseDownloadRequest(platform, query);
  const { promoterOrChannel } = attributionOf(query, readCookie);
  if (!request) return { kind: 'unknown', available: (await getWebsiteList()).packages };
  const line = await chooseLine(request, promoterOrChannel, userAgent);
  let packages = await getPackages(request, line, userAgent);
  let choice = choosePackage(request, packages, userAgent);
  // A visitor who did not ask for v6 gets v5 where v6 has no package. The reverse is not done, because an older Windows
  // cannot run v6.
  if (choice.kind !== 'package' && request.line === null && line === 'v6') {
    packages = await getPackages(request, 'v5', userAgent);
    choice = choosePackage(request, packages, userAgent);
  }
  if (choice.kind === 'choose') return choice;
  // A line without packages has nothing to list; the download page explains that.
  if (request.version === null && packages.every(({ url }) => url === null))
    return { kind: 'choose' };
  if (choice.kind === 'unknown' || choice.releasePackage.url === null)
    return { kind: 'unknown', available: packages };
  const { platform: deliveredPlatform, url } = choice.releasePackage;
  return {
    kind: 'package',
    location: await createLink(url, promoterOrChannel),
    platform: deliveredPlatform,
  };
}

async function chooseLine(
  request: DownloadRequest,
  promoterOrChannel: string,
  userAgent: string,
): Promise<DesktopLine> {
  if (request.line) return request.line;
  // A request for a version without a line means the website's list, even when the promoter prefers v6.
  if (request.version !== null) return 'v5';
  const mayBeWindows = request.platform === 'auto' || request.platform === 'windows';
  const promoterInfo =
    mayBeWindows && promoterOrChannel !== '' ? await getPromoterInfo(promoterOrChannel) : null;
  return defaultLine({
    platform: request.platform,
    recommendedLine,
    prefersV6: promoterInfo?.prefersV6 ?? false,
    userAgent,
  });
}

/** Packages a request can choose from; explicit older versions also come from the history. */
async function getPackages(
  request: DownloadRequest,
  line: DesktopLine,
  userAgent: string,
): Promise<readonly ReleasePackage[]> {
  const { packages } = line === 'v6' ? await getV6List() : await getWebsiteList();
  if (request.version === null) return packages;
  const platform =
    request.platform === 'auto' ? autoPlatformOf(systemOfUserAgent(userAgent)) : request.platform;
  const historyPlatform = platform && historyPlatformOf(platform);
  const historyPackages = historyPlatform ? (await getHistoryList(historyPlatform)).packages : [];
  const lineHistory = historyPackages.filter((releasePackage) => releasePackage.line === line);
  return [...packages, ...lineHistory];
}

/** The URL to which a visitor is redirected. Only URLs on the download host get the promoter's code and a signature. */
async function createLink(packageUrl: string, promoterOrChannel: string): Promise<string> {
  const url = new URL(packageUrl);
  if (!isOnDownloadHost(url)) return url.toString();
  url.pathname = withPromoter(url.pathname, promoterOrChannel);
  const [key] = getSigningKeys();
  if (!key) {
    log.error('downloads', 'DOWNLOAD_SIGN_KEY is not set: download links go out unsigned');
    return locationHeaderOf(url);
  }
  // A file on another host cannot be read, so its link has no tag; signUrl then generates a random `rand`.
  const file = getRuntimeEnv().DOWNLOAD_HOST ? null : await findPackageFile(url.pathname);
  const rand = file ? createTaggedRand(tagOfFile(file)) : undefined;
  return locationHeaderOf(signUrl(url, key, await getSigningTime(), rand));
}
