import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { site, supportHours } from '@/lib/site';
import { DayDial } from './day-dial';
import { LightHero } from '@/components/layout/page/light-hero';

/** What paying brings, in one sentence, and the hours somebody answers. */
export function PromiseHero() {
  const t = useTranslations('userService.hero');
  const { phone } = site.company;
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
        <figure>
          <DayDial label={t('strip', supportHours)} lines={[t('days'), t('languages')]} />
          <figcaption className="mt-4 text-center text-sm text-text-3">{t('caption')}</figcaption>
        </figure>
      }
    />
  );
}
