import { useTranslations } from 'next-intl';
import { supportHours } from '@/lib/support-hours';
import { phoneAndWechatOf } from '@/lib/site';
import { SupportHoursBarIsland } from './support-hours-bar-island';

/**
 * The hours of support as one day, and whether support answers now; it renders nothing where no contact is configured
 * (P1).
 */
export function SupportHoursBar({ hasWechat }: { hasWechat: boolean }) {
  const t = useTranslations('common.supportHours');
  if (phoneAndWechatOf(hasWechat) === 'none') return null;
  const { open, close } = supportHours;
  return (
    <SupportHoursBarIsland
      open={open}
      close={close}
      messages={{
        label: t('label', supportHours),
        now: t('now', { time: '{time}' }),
        today: t('today', supportHours),
        tomorrow: t('tomorrow', supportHours),
      }}
    />
  );
}
