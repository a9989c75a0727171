import { Icon, type IconName, type IconSize } from '@/components/ui/icon';
import type { Platform } from '@/lib/releases/types';
import { systemOf, type SystemFilter } from '@/lib/releases/choose';

const icons: Record<SystemFilter, IconName> = {
  windows: 'windows',
  mac: 'laptop',
  linux: 'terminal',
  android: 'phone',
  ios: 'phone',
};

export const systemIcon = (platform: Platform): IconName =>
  platform === 'windows-lite' ? 'server' : icons[systemOf(platform)];

export function SystemIcon({ platform, size }: { platform: Platform; size?: IconSize }) {
  return <Icon name={systemIcon(platform)} size={size} />;
}
