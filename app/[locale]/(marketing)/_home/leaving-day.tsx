import { useLocale, useTranslations } from 'next-intl';
import { ScenePicture } from '@/components/demo/scene-picture';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/i18n/paths';

/** One moment of the day in the console: somebody leaves, and no store goes with her. */
export function LeavingDay() {
  const t = useTranslations('home.day');
  const locale = useLocale();
  return (
    <Section tone="blue" labelledBy="day-title" className="overflow-hidden">
      <div className="wrap grid items-center gap-9 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 id="day-title" className="text-h2">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4 max-w-[28em] text-lead">{t('text')}</p>
          <ButtonLink
            size="xl"
            variant="white"
            href={`${pagePath(locale, '/webtrial')}#leaving`}
            className="mt-8 max-sm:w-full"
          >
            {t('try')}
          </ButtonLink>
        </div>
        <ScenePicture
          scene="leaving"
          crop="left"
          className="h-auto w-full max-w-[560px] justify-self-center rounded-xl shadow-2 max-md:hidden"
        />
      </div>
    </Section>
  );
}
