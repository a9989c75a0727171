import { useLocale, useTranslations } from 'next-intl';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { Phrases } from '@/components/sections/phrases';
import { ButtonLink } from '@/components/ui/button';
import { applyPath } from '../apply-path';
import { PlugBoard } from './plug-board';

/** Title and way in above one wide picture: services dock on top, stores hang below. */
export function EcologyHero() {
  const t = useTranslations('ecology.hero');
  const locale = useLocale();
  return (
    <section className="ground-split relative overflow-hidden pt-[140px] pb-14 text-on-ink-2 md:pt-[152px] md:pb-20">
      <div className="wrap">
        <PageCrumbs path="/ecology" />
        <div className="mt-3 grid gap-x-14 gap-y-5 lg:grid-cols-[7fr_5fr] lg:items-end">
          <h1 className="text-h1 text-on-ink">
            <Phrases text={t('title')} />
          </h1>
          <div>
            <p className="max-w-[34em] text-lead">{t('lead')}</p>
            <div className="mt-7 flex flex-wrap gap-4 max-sm:*:w-full">
              <ButtonLink
                size="xl"
                href={applyPath(locale, 'ecologyBanner')}
                className="max-sm:whitespace-normal"
              >
                {t('apply')}
              </ButtonLink>
              <ButtonLink size="xl" variant="inverse" href="#join">
                {t('how')}
              </ButtonLink>
            </div>
          </div>
        </div>
        <PlugBoard />
      </div>
    </section>
  );
}
