/** Which packages a manifest may offer, and what every package manager gets of them (D14). Pure. */
import { latestOf } from '@/lib/releases/choose';
import { downloadHref, type ClientLine, type Platform, type Release } from '@/lib/releases/types';

/** A package with everything a manifest needs. */
export interface ManifestPackage {
  readonly platform: Platform;
  readonly line: ClientLine;
  readonly version: string;
  readonly sha256: string;
  readonly fileName: string;
  readonly releasedOn: string | null;
}

/** Versions all three managers take and sort; it is written into programs, so nothing else may be in it. */
const version = /^\d+(?:[.+_-][0-9A-Za-z]+)*$/;
const hash = /^[0-9a-f]{64}$/;

/**
 * The package a platform's button of a line gives; null where there is none, or one without a checksum or a usable
 * version: an installation by a manifest must get what was checked.
 */
export function offeredOf(
  releases: readonly Release[],
  platform: Platform,
  line: ClientLine,
): ManifestPackage | null {
  const release = latestOf(releases, platform, line);
  if (!release?.sha256 || !release.fileName) return null;
  if (!hash.test(release.sha256) || !version.test(release.version)) return null;
  const { sha256, fileName, releasedOn } = release;
  return { platform, line, version: release.version, sha256, fileName, releasedOn };
}

/** Where a package is fetched for as long as its version is listed: it redirects to a fresh link (D1). */
export const lastingUrl = (
  origin: string,
  { platform, version: named, line }: Pick<ManifestPackage, 'platform' | 'version' | 'line'>,
): string => new URL(downloadHref(platform, { version: named, line }), origin).href;

/** The ending of a package's name, in lower case; empty where it has none. */
export const endingOf = ({ fileName }: Pick<ManifestPackage, 'fileName'>): string =>
  /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** What is in every manifest next to the packages; addresses are absolute. */
export interface Product {
  readonly origin: string;
  /** Who publishes it, as the company calls itself. */
  readonly publisher: string;
  readonly name: Readonly<Record<'zh-CN' | 'en-US', string>>;
  readonly home: Readonly<Record<'zh-CN' | 'en-US', string>>;
  readonly support: Readonly<Record<'zh-CN' | 'en-US', string>>;
  readonly privacy: Readonly<Record<'zh-CN' | 'en-US', string>>;
  readonly terms: Readonly<Record<'zh-CN' | 'en-US', string>>;
  readonly notes: Readonly<Record<'zh-CN' | 'en-US', string>>;
}

/** One line on what it is; begins with no article and no name, as Homebrew wants it. */
export const summary = {
  'zh-CN': '跨境电商多店铺浏览器，每个店铺在独立环境中打开',
  'en-US': 'Multi-store browser that opens each store in an environment of its own',
} as const;
