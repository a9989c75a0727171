import { Icon, type IconName } from '@/components/ui/icon';
import type { Platform } from '@/lib/releases/types';
import { systemOf, type SystemFilter } from '@/lib/releases/choose';

const icons: Record<SystemFilter, IconName> = {
  windows: 'windows',
  mac: 'laptop',
  linux: 'terminal',
  android: 'phone',
  ios: 'phone',
};

export function SystemIcon({ platform, size }: { platform: Platform; size?: number }) {
  return (
    <Icon name={platform === 'windows-lite' ? 'server' : icons[systemOf(platform)]} size={size} />
  );
}
