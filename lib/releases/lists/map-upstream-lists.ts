/** Maps the wire's version entries to packages (D1 platforms, D6 types and dates). Pure. */
import type {
  WirePlatform,
  V6Entry,
  VersionEntry,
  VersionList,
} from '@superbrowser/contract/releases';
import { parseUrl } from '@superbrowser/shared/parse-url';
import {
  platformsOfBothLines,
  type DesktopLine,
  type Platform,
  type ReleasePackage,
  type ReleaseType,
} from '@/lib/releases/release-package';
import type { HistoryPlatform } from '../history/history-platforms';

/** `version_type` on the wire (D6). */
const typeByCode: Record<VersionEntry['version_type'], ReleaseType> = {
  0: 'upcoming',
  1: 'latest',
  2: 'beta',
  3: 'older',
};

/** The day in the first eight characters (YYYYMMDD) as YYYY-MM-DD; null for an invalid one (D6). */
export function parseReleaseDay(digits: string | null): string | null {
  const match = /^(\d{4})(\d{2})(\d{2})/.exec(digits ?? '');
  if (!match) return null;
  const day = `${match[1]}-${match[2]}-${match[3]}`;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}

/** A package's URL must be http(s) without user-info; anything else counts as no link. */
export function parsePackageUrl(value: string | null): string | null {
  const url = parseUrl(value ?? '');
  if (!url) return null;
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? value : null;
}

function fileNameOf(url: string | null): string | null {
  if (url === null) return null;
  const segment = new URL(url).pathname.split('/').pop() ?? '';
  try {
    return decodeURIComponent(segment) || null;
  } catch {
    return segment;
  }
}

const isZip = (url: string | null) =>
  url !== null && new URL(url).pathname.toLowerCase().endsWith('.zip');

interface PackageFields {
  readonly url: string | null;
  readonly size: number | null;
  readonly sha256: string | null;
}
const noPackage: PackageFields = { url: null, size: null, sha256: null };

/**
 * `size` and `sha256` of an entry belong to the 64-bit package, or to the only package; the fields with `_32` belong to
 * the 32-bit package. The 64-bit package counts even when its link is unusable, so that the 32-bit package never gets
 * its checksum.
 */
function packagesOf(entry: VersionEntry): { x64: PackageFields; x86: PackageFields } {
  // An upcoming version never has a link, whatever the entry contains (D6).
  if (entry.version_type === 0) return { x64: noPackage, x86: noPackage };
  const url64 = parsePackageUrl(entry.download_url_64);
  const url32 = parsePackageUrl(entry.download_url);
  const isOnlyUrl = entry.download_url_64 === null;
  const x64 = url64 ? { url: url64, size: entry.size, sha256: entry.sha256 } : noPackage;
  const x86 = url32
    ? {
        url: url32,
        size: entry.size_32 ?? (isOnlyUrl ? entry.size : null),
        sha256: entry.sha256_32 ?? (isOnlyUrl ? entry.sha256 : null),
      }
    : noPackage;
  return { x64, x86 };
}

/** The entry's `os_version_type` as text, because some upstreams write a number. An empty value becomes null. */
function osVersionTypeOf({ os_version_type: osVersionType }: VersionEntry): string | null {
  return osVersionType === undefined || osVersionType === null || osVersionType === ''
    ? null
    : String(osVersionType);
}

function createPackage(
  platform: Platform,
  entry: VersionEntry,
  packageFields: PackageFields,
): ReleasePackage {
  return {
    platform,
    line: 'v5',
    version: entry.version.replace(/^v/i, ''),
    type: typeByCode[entry.version_type],
    releasedOn: parseReleaseDay(entry.online_time),
    fileName: fileNameOf(packageFields.url),
    ...packageFields,
    osVersionType: osVersionTypeOf(entry),
  };
}

/**
 * Maps an entry for Windows. `windows` is download_url_64, `windows-x86` is download_url, and a URL that ends in .zip
 * is `windows-zip` (D1).
 */
export function mapWindowsEntry(entry: VersionEntry): ReleasePackage[] {
  const { x64, x86 } = packagesOf(entry);
  const packages = [
    ...(x64.url ? [createPackage(isZip(x64.url) ? 'windows-zip' : 'windows', entry, x64)] : []),
    ...(x86.url ? [createPackage(isZip(x86.url) ? 'windows-zip' : 'windows-x86', entry, x86)] : []),
  ];
  return packages.length > 0 ? packages : [createPackage('windows', entry, noPackage)];
}

const createEntryMapper = (platform: Platform) => (entry: VersionEntry) => {
  const { x64, x86 } = packagesOf(entry);
  return [createPackage(platform, entry, x64.url ? x64 : x86)];
};

/** Functions that map an entry of a platform's history to its packages. */
export const historyEntryMappers: Record<
  HistoryPlatform,
  (entry: VersionEntry) => ReleasePackage[]
> = {
  windows: mapWindowsEntry,
  'mac-intel': createEntryMapper('mac-intel'),
  'mac-arm': createEntryMapper('mac-arm'),
  linux: createEntryMapper('linux'),
};

const entryMappers: Record<WirePlatform, (entry: VersionEntry) => ReleasePackage[]> = {
  Win: mapWindowsEntry,
  Win_lite: createEntryMapper('windows-lite'),
  Win_base: createEntryMapper('windows-base'),
  Win_speed: createEntryMapper('windows-speed'),
  Mac: createEntryMapper('mac-intel'),
  Macos_m1: createEntryMapper('mac-arm'),
  Linux: createEntryMapper('linux'),
  Android: createEntryMapper('android'),
  Ios: createEntryMapper('ios'),
};

/** The website's version list, in the upstream's order within each platform. */
export function mapWebsiteList(list: VersionList): ReleasePackage[] {
  const groups: Partial<Record<WirePlatform, VersionEntry[]>> = { ...list.pc, ...list.phone };
  return (Object.keys(entryMappers) as WirePlatform[]).flatMap((id) =>
    (groups[id] ?? []).flatMap(entryMappers[id]),
  );
}

/** `system_type` of the upstream API by platform. */
export const systemTypeByPlatform = {
  windows: 1,
  'mac-intel': 2,
  'mac-arm': 3,
  linux: 4,
} as const satisfies Record<HistoryPlatform, number>;

const v6: DesktopLine = 'v6';

/** The v6 list; unknown system types are ignored. */
export function mapV6List(list: readonly V6Entry[]): ReleasePackage[] {
  return list.flatMap((entry) => {
    const platform = platformsOfBothLines.find(
      (candidate) => systemTypeByPlatform[candidate] === entry.system_type,
    );
    if (!platform) return [];
    const url = parsePackageUrl(entry.install_download_url);
    return {
      platform,
      line: v6,
      version: entry.version.replace(/^v/i, ''),
      type: 'latest',
      releasedOn: parseReleaseDay(entry.online_time),
      url,
      fileName: fileNameOf(url),
      size: url ? entry.size : null,
      sha256: url ? entry.sha256 : null,
    } satisfies ReleasePackage;
  });
}
