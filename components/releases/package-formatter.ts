import type { Messages } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { formatSize } from '@/lib/core/i18n/file-size';
import { formatDay } from '@/lib/core/i18n/dates';
import { hasSamplePackages } from '@/lib/core/env/has-sample-packages';
import type { DesktopLine, Platform, ReleasePackage } from '@/lib/releases/release-package';
import { minimumSystems } from '@/lib/releases/minimum-systems';

const { v5, v6, vps, android, macosAppleM } = minimumSystems;

/** Name and value of a detail about a package. */
export type PackageDetail = readonly [name: string, value: string];

/** Platform and line of a package, whether or not it is published. */
export type PackageKey = Pick<ReleasePackage, 'platform' | 'line'>;

/** The texts about packages in the page's language: platforms, types, days, sizes, minimum systems. */
export async function createPackageFormatter() {
  const [t, locale] = await Promise.all([getTranslations('release'), getLocale()]);
  const unknown = t('unknown');

  /** The minimum system (D10); null where no minimum is named. */
  function minimum(platform: Platform, line: DesktopLine): string | null {
    if (platform === 'windows-lite') return t('minimum.server', { version: vps.windowsServer });
    if (platform.startsWith('windows')) {
      return t('minimum.windows', { version: line === 'v6' ? v6.windows : v5.windows });
    }
    if (platform === 'mac-arm') return t('minimum.mac', { version: macosAppleM });
    if (platform.startsWith('mac')) {
      return t('minimum.mac', { version: line === 'v6' ? v6.macos : v5.macos });
    }
    if (platform === 'android') return t('minimum.android', { version: android });
    if (platform === 'ios') return null;
    return line === 'v6'
      ? t('minimum.linux', { version: v6.linux })
      : t('minimum.deepin', { version: v5.deepin });
  }

  const detailName = (name: keyof Messages['release']['details']) => t(`details.${name}`);
  const day = (releasePackage: ReleasePackage | null) =>
    formatDay(releasePackage?.releasedOn ?? null, locale) ?? unknown;
  // A sample is a few hundred kilobytes, which says nothing about the size of the program.
  const size = (releasePackage: ReleasePackage | null) =>
    releasePackage && hasSamplePackages()
      ? t('sample')
      : (formatSize(releasePackage?.size ?? null, locale) ?? unknown);
  const minimumOf = (packageKey: PackageKey | null) =>
    (packageKey && minimum(packageKey.platform, packageKey.line)) ?? unknown;

  const valueFormatters = {
    version: (releasePackage: ReleasePackage | null) =>
      releasePackage ? `v${releasePackage.version}` : unknown,
    date: day,
    size,
    file: (releasePackage: ReleasePackage | null) => releasePackage?.fileName ?? unknown,
    minimum: (_: ReleasePackage | null, packageKey: PackageKey | null) => minimumOf(packageKey),
    /** The minimum system, named "System" in narrow columns. */
    shortMinimum: (_: ReleasePackage | null, packageKey: PackageKey | null) =>
      minimumOf(packageKey),
  } satisfies Record<
    string,
    (releasePackage: ReleasePackage | null, packageKey: PackageKey | null) => string
  >;

  const name = (platform: Platform) => t(`platforms.${platform}.name`);
  const note = (platform: Platform) => t(`platforms.${platform}.note`);

  return {
    t,
    locale,
    /** The text in a table for an unknown detail. */
    unknown,
    detailName,
    /**
     * Details with their names, in the order given.
     * @param packageKey the package, which may not be published
     */
    details: (
      names: readonly (keyof typeof valueFormatters)[],
      releasePackage: ReleasePackage | null,
      packageKey: PackageKey | null = releasePackage,
    ): PackageDetail[] =>
      names.map((key) => [
        detailName(key === 'shortMinimum' ? 'system' : key),
        valueFormatters[key](releasePackage, packageKey),
      ]),
    minimum,
    name,
    note,
    action: (platform: Platform) => t(`platforms.${platform}.action`),
    /** Platform and type of a package, where packages are next to each other. */
    platformTitle: (platform: Platform) => `${name(platform)} ${note(platform)}`,
    /** The name with its version, where a page shows several versions of one package. */
    versioned: (packageName: string, { version }: ReleasePackage) =>
      t('versioned', { name: packageName, version }),
    type: (type: ReleasePackage['type']) => t(`types.${type}`),
    /**
     * Why a platform has no link: its release is to come (D6), Linux is being upgraded (D10), or there is no package.
     */
    missingReason: (platform: Platform, releasePackage: ReleasePackage | null) => {
      if (releasePackage) return t('types.upcoming');
      return t(platform === 'linux' ? 'upgrading' : 'noPackage');
    },
    day,
    size,
    /**
     * The size for a button, which has no space for explanations; null where it is unknown or the package is a sample.
     */
    sizeOnButton: (releasePackage: ReleasePackage) =>
      hasSamplePackages() ? null : formatSize(releasePackage.size, locale),
  };
}

export type PackageFormatter = Awaited<ReturnType<typeof createPackageFormatter>>;
