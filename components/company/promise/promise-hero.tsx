import { useLocale, useTranslations } from 'next-intl';
import { ScenePicture } from '@/components/demo/scene-picture';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';
import { site, supportHours } from '@/lib/site';
import { DayStrip } from './day-strip';
import { LightHero } from '@/components/layout/page/light-hero';

/** What paying brings, in one sentence, a matter that waits for somebody, and the hours. */
export function PromiseHero() {
  const t = useTranslations('userService.hero');
  const locale = useLocale();
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
          <ScenePicture
            scene="unknown-device"
            crop="detail"
            priority
            className="aspect-[4/3] w-full rounded-xl object-cover shadow-2"
          />
          <DayStrip label={t('strip', supportHours)} caption={t('caption')} />
          <TextLink href={`${pagePath(locale, '/webtrial')}#unknown-device`}>{t('try')}</TextLink>
        </figure>
      }
    />
  );
}
