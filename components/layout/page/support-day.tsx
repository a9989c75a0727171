import { useTranslations } from 'next-intl';
import { DayBar } from './day-bar';
import { supportHours } from '@/lib/site';

/** The hours of support as one day, with whether support answers now. */
export function SupportDay() {
  const t = useTranslations('contact.day');
  const { open, close } = supportHours;
  return (
    <DayBar
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
