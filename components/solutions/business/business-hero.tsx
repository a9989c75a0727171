import { useLocale, useTranslations } from 'next-intl';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { Phrases } from '@/components/sections/phrases';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';
import { WindowSketch } from './window-sketch';

/** Light hero: the console with the places marked that can change. */
export function BusinessHero() {
  const t = useTranslations('business');
  const locale = useLocale();
  return (
    <section className="bg-mist pt-6 pb-14 text-text-2 md:pt-10 md:pb-22">
      <div className="wrap">
        <PageCrumbs path="/business" tone="light" />
        <div className="mt-4 grid items-center gap-10 md:mt-6 lg:grid-cols-[5fr_7fr] lg:gap-14">
          <div>
            <h1 className="text-h1 text-text">
              <Phrases text={t('hero.title')} />
            </h1>
            <p className="mt-5 max-w-[32em] text-lead">{t('hero.lead')}</p>
            <div className="mt-8 flex flex-wrap gap-4 max-sm:*:w-full">
              <ButtonLink size="lg" href="#request">
                {t('hero.request')}
              </ButtonLink>
              <ButtonLink size="lg" variant="outline" href="#scope">
                {t('hero.scope')}
              </ButtonLink>
            </div>
          </div>
          <figure className="min-w-0">
            <WindowSketch />
            <figcaption className="mt-2 flex flex-wrap items-center justify-between gap-x-6 text-xs text-text-3">
              <TextLink href={`${pagePath(locale, '/webtrial')}#morning-grant`}>
                {t('sketch.try')}
              </TextLink>
              {t('sketch.caption')}
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}
