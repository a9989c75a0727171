/**
 * Systems and their platforms, and which packages suit a visitor's system. Pure: `/api/download/auto` and client
 * components share it.
 */
import { isWindows10OrLater, type System } from '@/lib/visitor-system/detect-system';
import type { DesktopLine, Platform } from './release-package';

/** Systems that have packages; each has one or more platforms. */
export const packageSystems = ['windows', 'mac', 'linux', 'android', 'ios'] as const;
export type PackageSystem = (typeof packageSystems)[number];

/** The system of a platform. */
export function systemOf(platform: Platform): PackageSystem {
  if (platform.startsWith('windows')) return 'windows';
  if (platform.startsWith('mac')) return 'mac';
  return platform === 'linux' || platform === 'android' ? platform : 'ios';
}

/**
 * The platform a system downloads by default, for `/api/download/auto` (D1).
 * @param hasDownload whether a platform has a download at present
 * @returns null where the visitor has to choose: on a Mac (the chip is unknown), an Apple phone, an unknown system;
 * and where the platform has no download
 */
export function autoPlatformOf(
  system: System,
  hasDownload: (platform: Platform) => boolean = () => true,
): Platform | null {
  const platformBySystem: Partial<Record<System, Platform>> = {
    windows: 'windows',
    android: 'android',
    linux: 'linux',
  };
  const platform = platformBySystem[system];
  return platform && hasDownload(platform) ? platform : null;
}

/** The main platforms of a system; for a Mac both, because its chip is unknown (D8). */
export function platformsToOfferOf(system: System): readonly Platform[] {
  if (system === 'mac') return ['mac-intel', 'mac-arm'];
  const platform = autoPlatformOf(system);
  return platform ? [platform] : [];
}

/**
 * The line for a Windows visitor: v6 where it is preferred and runs, which needs Windows 10 or later, otherwise v5
 * (D1).
 */
export const windowsLine = (preferredLine: DesktopLine, userAgent: string): DesktopLine =>
  preferredLine === 'v6' && isWindows10OrLater(userAgent) ? 'v6' : 'v5';
