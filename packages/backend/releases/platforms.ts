/** Platforms by their names in the site's URLs (D1), and where their packages are stored. */
import 'server-only';
import type { PackageVariant } from './package-rows';

interface StoredPlatform {
  /** The platform's key on the wire. */
  readonly wirePlatform: string;
  readonly variant: PackageVariant;
  /** Whether the platform has a history of its versions. */
  readonly hasHistory?: true;
  /** The platform's number in the list of v6. */
  readonly v6?: 1 | 2 | 3 | 4;
}

export const storedPlatforms = {
  windows: { wirePlatform: 'Win', variant: 'x64', hasHistory: true, v6: 1 },
  'windows-x86': { wirePlatform: 'Win', variant: 'x86', hasHistory: true },
  'windows-zip': { wirePlatform: 'Win', variant: 'zip', hasHistory: true },
  'windows-lite': { wirePlatform: 'Win_lite', variant: 'x64' },
  'windows-base': { wirePlatform: 'Win_base', variant: 'x64' },
  'windows-speed': { wirePlatform: 'Win_speed', variant: 'x64' },
  'mac-intel': { wirePlatform: 'Mac', variant: 'x64', hasHistory: true, v6: 2 },
  'mac-arm': { wirePlatform: 'Macos_m1', variant: 'x64', hasHistory: true, v6: 3 },
  linux: { wirePlatform: 'Linux', variant: 'x64', hasHistory: true, v6: 4 },
  android: { wirePlatform: 'Android', variant: 'x64' },
  ios: { wirePlatform: 'Ios', variant: 'x64' },
} as const satisfies Record<string, StoredPlatform>;

export type Platform = keyof typeof storedPlatforms;
export const platformNames = Object.keys(storedPlatforms) as [Platform, ...Platform[]];
/** The return type lets callers read the optional properties for every platform. */
export const storedPlatformOf = (platform: Platform): StoredPlatform => storedPlatforms[platform];

/** Platforms with more than one package per version. */
export const hasVariants = (wirePlatform: string): boolean => wirePlatform === 'Win';

/** @returns undefined for a stored row of a platform that is not in the table */
export const platformNameOf = (
  wirePlatform: string,
  variant: PackageVariant,
): Platform | undefined =>
  platformNames.find(
    (name) =>
      storedPlatforms[name].wirePlatform === wirePlatform &&
      storedPlatforms[name].variant === variant,
  );

/** @returns undefined for a stored number that is not in the table */
export const v6PlatformOf = (systemType: number): Platform | undefined =>
  platformNames.find((name) => storedPlatformOf(name).v6 === systemType);

const windowsExtensions = ['exe', 'msi'];
const macExtensions = ['dmg', 'pkg', 'zip'];

export const extensionsByPlatform: Readonly<Record<Platform, readonly string[]>> = {
  windows: windowsExtensions,
  'windows-x86': windowsExtensions,
  'windows-lite': windowsExtensions,
  'windows-base': windowsExtensions,
  'windows-speed': windowsExtensions,
  'windows-zip': ['zip'],
  'mac-intel': macExtensions,
  'mac-arm': macExtensions,
  linux: ['deb', 'rpm', 'appimage', 'run', 'sh', 'gz', 'xz'],
  android: ['apk'],
  ios: ['ipa'],
};
