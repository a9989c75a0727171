import { useTranslations } from 'next-intl';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { Phrases } from '@/components/sections/phrases';
import { ButtonLink } from '@/components/ui/button';
import { WindowSketch } from './window-sketch';

/** Light hero: the console with the places marked that can change. */
export function BusinessHero() {
  const t = useTranslations('business');
  return (
    <section className="bg-mist pt-6 pb-8 text-text-2 md:pt-10 md:pb-22">
      <div className="wrap">
        <PageCrumbs path="/business" tone="light" />
        <div className="mt-4 grid gap-x-14 gap-y-6 md:mt-6 lg:grid-cols-2 lg:items-end">
          <h1 className="text-h1 text-text">
            <Phrases text={t('hero.title')} />
          </h1>
          <div>
            <p className="max-w-[34em] text-lead">{t('hero.lead')}</p>
            <div className="mt-6 flex flex-wrap gap-4 max-sm:*:w-full">
              <ButtonLink size="lg" href="#request">
                {t('hero.request')}
              </ButtonLink>
              <ButtonLink size="lg" variant="outline" href="#scope">
                {t('hero.scope')}
              </ButtonLink>
            </div>
          </div>
        </div>
        <WindowSketch />
      </div>
    </section>
  );
}
