import { downloadHref, type Platform, type ReleasePackage } from '../release-package';
import { packageInRow } from './package-buttons';

/** Platforms of v6, by the company's own names for them. */
export const platformByCompanyName = {
  windows: 'windows',
  mac_x86: 'mac-intel',
  mac_m1: 'mac-arm',
  linux: 'linux',
} as const satisfies Record<string, Platform>;

export type CompanyPlatformName = keyof typeof platformByCompanyName;

/** A v6 package, its details named as the company names them. Pages read those they show. */
export interface V6Package {
  /** The minimum system as a text of the page. */
  readonly desc: string;
  /** Path of the site's own download link; null without a package. */
  readonly url: string | null;
  readonly name: string;
  /** '' without a package. */
  readonly version: string;
}

/** Texts for a platform in the page's language. */
interface PlatformTexts {
  minimum: (platform: Platform, line: 'v6') => string | null;
  platformTitle: (platform: Platform) => string;
}

/** The v6 list by platform, under the company's names: minimum system, URL, name and version. */
export function v6PackagesByCompanyName(
  packages: readonly ReleasePackage[],
  texts: PlatformTexts,
): Readonly<Record<CompanyPlatformName, V6Package>> {
  const packageOf = (platform: Platform): V6Package => {
    const releasePackage = packageInRow(packages, platform, 'v6');
    return {
      desc: texts.minimum(platform, 'v6') ?? '',
      url: releasePackage?.url ? downloadHref(platform, { line: 'v6' }) : null,
      name: texts.platformTitle(platform),
      version: releasePackage?.version ?? '',
    };
  };
  return {
    windows: packageOf(platformByCompanyName.windows),
    mac_x86: packageOf(platformByCompanyName.mac_x86),
    mac_m1: packageOf(platformByCompanyName.mac_m1),
    linux: packageOf(platformByCompanyName.linux),
  };
}
