import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Icon, type IconName } from '@/components/ui/icon';

const devices = [
  ['office', 'windows', true],
  ['home', 'laptop', true],
  ['unknown', 'laptop', false],
] as const satisfies readonly (readonly [string, IconName, boolean])[];

/** Registered devices with switches, as a picture. */
export function LoginDevices({ className }: { className?: string }) {
  const t = useTranslations('mockups.devices');
  return (
    <div
      role="img"
      aria-label={t('label')}
      className={cn('grid gap-2 text-sm leading-normal', className)}
    >
      {devices.map(([key, icon, on]) => (
        <span
          key={key}
          className={cn(
            'flex items-center gap-2.5 rounded-md bg-white px-3 py-2.5',
            on ? 'text-text' : 'text-text-3',
          )}
        >
          <Icon name={icon} size={18} />
          {t(key)}
          <span
            className={cn(
              'ml-auto flex h-[22px] w-9 flex-none rounded-full p-[3px] before:size-4 before:rounded-full before:bg-white',
              on ? 'justify-end bg-blue-600' : 'bg-line-2',
            )}
          />
        </span>
      ))}
    </div>
  );
}
