/** Which packages a manifest may offer, and the data every package manager gets (D14). Pure. */
import type { Localized } from '@/lib/core/i18n/routing';
import { findLatestPackage } from '@/lib/releases/lists/select-packages';
import {
  downloadHref,
  sha256Pattern,
  type DesktopLine,
  type Platform,
  type ReleasePackage,
} from '@/lib/releases/release-package';

/** A package with all data a manifest needs. */
export interface ManifestPackage {
  readonly platform: Platform;
  readonly line: DesktopLine;
  readonly version: string;
  readonly sha256: string;
  readonly fileName: string;
  readonly releasedOn: string | null;
}

/**
 * Versions that all three managers accept and sort. A version is written into programs, so other characters are not
 * allowed.
 */
const versionPattern = /^\d+(?:[.+_-][0-9A-Za-z]+)*$/;

/**
 * The package of a platform's download button. Null where there is none, or where it has no checksum or no usable
 * version, because an installation by a manifest must get the checked file.
 */
export function manifestPackageOf(
  packages: readonly ReleasePackage[],
  platform: Platform,
  line: DesktopLine,
): ManifestPackage | null {
  const releasePackage = findLatestPackage(packages, platform, line);
  if (!releasePackage?.sha256 || !releasePackage.fileName) return null;
  if (!sha256Pattern.test(releasePackage.sha256) || !versionPattern.test(releasePackage.version))
    return null;
  const { sha256, fileName, releasedOn } = releasePackage;
  return { platform, line, version: releasePackage.version, sha256, fileName, releasedOn };
}

/** A URL that works as long as the version is listed: it redirects to a freshly signed link (D1). */
export const permanentUrl = (
  origin: string,
  { platform, version, line }: Pick<ManifestPackage, 'platform' | 'version' | 'line'>,
): string => new URL(downloadHref(platform, { version, line }), origin).href;

/** The extension of a package's name, in lower case; empty where it has none. */
export const extensionOf = ({ fileName }: Pick<ManifestPackage, 'fileName'>): string =>
  /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** Product data for the manifests; URLs are absolute. */
export interface Product {
  readonly origin: string;
  /** The publisher, by the company's own name. */
  readonly publisher: string;
  readonly name: Localized;
  readonly home: Localized;
  readonly support: Localized;
  readonly privacy: Localized;
  readonly terms: Localized;
  readonly notes: Localized;
}

/** One line about the product. Homebrew requires that it begins with neither an article nor the name. */
export const productSummary = {
  'zh-CN': '跨境电商多店铺浏览器，每个店铺在独立环境中打开',
  'en-US': 'Multi-store browser that opens each store in a browser profile of its own',
} as const;
