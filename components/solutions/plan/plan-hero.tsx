import { useLocale, useTranslations } from 'next-intl';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { BrandMark } from '@/components/layout/header/brand-mark';
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
        <div className="mt-4 grid items-center gap-10 md:mt-6 lg:grid-cols-2 lg:gap-16">
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

/** Three partners plugged into the browser, the second with two cables, the third with three. */
function Links() {
  const t = useTranslations('ecologyPlan');
  return (
    <div
      role="img"
      aria-label={t('links.label')}
      className="grid grid-cols-[1fr_72px] md:grid-cols-[1fr_112px]"
    >
      <div className="grid gap-5">
        {levels.map((level, index) => (
          <div key={level} className="grid grid-cols-[3fr_2fr] items-center">
            <span className="grid min-h-28 content-center rounded-l-lg rounded-r-sm bg-paper px-5 py-4 shadow-1 md:min-h-32 md:px-7">
              <b className="text-[18px] leading-snug text-text md:text-h3">
                {t(`levels.${level}.name`)}
              </b>
              <span className="mt-1 text-sm leading-snug">{t(`levels.${level}.line`)}</span>
            </span>
            <LinkLines count={index + 1} thick />
          </div>
        ))}
      </div>
      <span className="grid place-items-center rounded-l-sm rounded-r-xl bg-blue-600">
        <span className="rounded-lg bg-paper p-2 md:p-3">
          <BrandMark className="size-9 md:size-12" />
        </span>
      </span>
    </div>
  );
}
