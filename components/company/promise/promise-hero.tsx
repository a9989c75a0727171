import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { site, supportHours } from '@/lib/site';
import { DayStrip } from './day-strip';
import { LightHero } from '@/components/layout/page/light-hero';
import { weekdays } from './weekdays';

/** What paying brings, in one sentence, and the week it holds for. */
export function PromiseHero() {
  const t = useTranslations('userService.hero');
  const { phone } = site.company;
  const days = useTranslations('userService.days');
  return (
    <LightHero
      path="/user-service"
      title={t('title')}
      lead={t('lead', supportHours)}
      actions={
        <>
          <ButtonLink size="lg" href="#fees">
            {t('fees')}
          </ButtonLink>
          {phone && (
            <ButtonLink size="lg" variant="outline" href={`tel:${phone}`}>
              {t('call', { phone })}
            </ButtonLink>
          )}
        </>
      }
      picture={
        <DayStrip
          label={t('strip', supportHours)}
          days={weekdays.map((day) => days(day))}
          caption={t('caption')}
        />
      }
    />
  );
}
