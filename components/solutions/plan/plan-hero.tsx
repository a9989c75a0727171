import { useLocale, useTranslations } from 'next-intl';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { BrandMark } from '@/components/layout/header/brand-mark';
import { Person } from '@/components/mockups/person';
import { Phrases } from '@/components/sections/phrases';
import { ButtonLink } from '@/components/ui/button';
import { applyPath } from '../apply-path';
import { levels } from './levels';
import { LinkLines } from './link-lines';

/** Light hero: the three levels as lines between the visitor and the product. */
export function PlanHero() {
  const t = useTranslations('ecologyPlan.hero');
  const locale = useLocale();
  return (
    <section className="bg-mist pt-6 pb-12 text-text-2 md:pt-10 md:pb-20">
      <div className="wrap">
        <PageCrumbs path="/ecologyplan" tone="light" />
        <div className="mt-4 grid items-center gap-10 md:mt-6 lg:grid-cols-[6fr_5fr] lg:gap-20">
          <div>
            <h1 className="text-h1 text-text">
              <Phrases text={t('title')} />
            </h1>
            <p className="mt-5 max-w-[32em] text-lead">{t('lead')}</p>
            <div className="mt-8 flex flex-wrap gap-4 max-sm:*:w-full">
              <ButtonLink size="lg" href={applyPath(locale, 'ecologyHowTo')}>
                {t('apply')}
              </ButtonLink>
              <ButtonLink size="lg" variant="outline" href="#benefits">
                {t('table')}
              </ButtonLink>
            </div>
          </div>
          <Links />
        </div>
      </div>
    </section>
  );
}

function Links() {
  const t = useTranslations('ecologyPlan');
  const you = useTranslations('mockups')('you');
  return (
    <figure>
      <div role="img" aria-label={t('links.label')} className="border-b border-line-2">
        {levels.map((level, index) => (
          <div
            key={level}
            className="grid h-28 grid-cols-[56px_1fr_56px] items-center gap-4 border-t border-line-2 md:gap-5"
          >
            <Person
              initial={you}
              tone="you"
              size="lg"
              className={you.length > 1 ? 'text-[17px]!' : undefined}
            />
            <span className="relative">
              <LinkLines count={index + 1} />
              <b className="absolute bottom-full mb-2.5 text-text">{t(`levels.${level}.name`)}</b>
            </span>
            <span className="[&_svg]:size-[56px]">
              <BrandMark />
            </span>
          </div>
        ))}
      </div>
      <figcaption className="mt-3 text-right text-xs text-text-3">{t('links.caption')}</figcaption>
    </figure>
  );
}
