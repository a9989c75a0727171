/** Systems by their names in the site's addresses (D1), and where their packages are stored. */
import 'server-only';
import type { PackageVariant } from './package-rows';

interface StoredSystem {
  /** Wire key of the platform. */
  readonly platform: string;
  readonly variant: PackageVariant;
  /** Whether the system has a history of its versions. */
  readonly hasHistory?: true;
  /** The system's number in the list of the v6 client. */
  readonly v6?: 1 | 2 | 3 | 4;
}

export const storedSystems = {
  windows: { platform: 'Win', variant: 'x64', hasHistory: true, v6: 1 },
  'windows-x86': { platform: 'Win', variant: 'x86', hasHistory: true },
  'windows-zip': { platform: 'Win', variant: 'zip', hasHistory: true },
  'windows-lite': { platform: 'Win_lite', variant: 'x64' },
  'windows-base': { platform: 'Win_base', variant: 'x64' },
  'windows-speed': { platform: 'Win_speed', variant: 'x64' },
  'mac-intel': { platform: 'Mac', variant: 'x64', hasHistory: true, v6: 2 },
  'mac-arm': { platform: 'Macos_m1', variant: 'x64', hasHistory: true, v6: 3 },
  linux: { platform: 'Linux', variant: 'x64', hasHistory: true, v6: 4 },
  android: { platform: 'Android', variant: 'x64' },
  ios: { platform: 'Ios', variant: 'x64' },
} as const satisfies Record<string, StoredSystem>;

export type ReleaseSystem = keyof typeof storedSystems;
export const systemNames = Object.keys(storedSystems) as [ReleaseSystem, ...ReleaseSystem[]];
/** The return type lets callers read the optional properties for every system. */
export const storedSystemOf = (system: ReleaseSystem): StoredSystem => storedSystems[system];

/** Platforms with more than one package per version. */
export const hasVariants = (platform: string): boolean => platform === 'Win';

/** @returns undefined for a stored row of a platform that is not in the table */
export const systemNameOf = (
  platform: string,
  variant: PackageVariant,
): ReleaseSystem | undefined =>
  systemNames.find(
    (name) => storedSystems[name].platform === platform && storedSystems[name].variant === variant,
  );

/** @returns undefined for a stored number that is not in the table */
export const v6SystemOf = (system_type: number): ReleaseSystem | undefined =>
  systemNames.find((name) => storedSystemOf(name).v6 === system_type);
