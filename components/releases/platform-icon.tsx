import { Icon, type IconName, type IconSize } from '@/components/ui/icon';
import { systemOf, type PackageSystem } from '@/lib/releases/platforms-by-system';
import type { Platform } from '@/lib/releases/release-package';

const systemIcons: Record<PackageSystem, IconName> = {
  windows: 'windows',
  mac: 'apple',
  linux: 'linux',
  android: 'android',
  ios: 'apple',
};

/** The name of a platform's icon. */
export const platformIconName = (platform: Platform): IconName =>
  platform === 'windows-lite' ? 'server' : systemIcons[systemOf(platform)];

/** The icon of a platform's system. */
export function PlatformIcon({ platform, size }: { platform: Platform; size?: IconSize }) {
  return <Icon name={platformIconName(platform)} size={size} />;
}
