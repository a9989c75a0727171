import { useLocale, useTranslations } from 'next-intl';
import { BrandMark } from '@/components/layout/brand-mark';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { applyPath } from '@/lib/applications/apply-path';
import { ButtonLink } from '@/components/ui/button';
import { partnershipLevels, PartnershipLines } from './partnership-lines';

/** The light hero: the three levels as lines between the visitor and the product. */
export function EcologyPlanHero() {
  const t = useTranslations('ecologyPlan.hero');
  const locale = useLocale();
  return (
    <section className="bg-mist pt-6 pb-12 text-text-2 md:pt-10 md:pb-18">
      <div className="wrap">
        <PageCrumbs path="/ecologyplan" tone="light" />
        <div className="mt-4 grid items-center gap-10 md:mt-6 lg:grid-cols-2 lg:gap-16">
          <div>
            <h1 className="text-h1 text-text">
              <Phrases text={t('title')} />
            </h1>
            <p className="mt-5 max-w-[32em] text-lead">{t('lead')}</p>
            <div className="mt-8 flex flex-wrap gap-4 max-sm:*:w-full">
              <ButtonLink size="lg" href={applyPath(locale, 'ecologyOther')}>
                {t('apply')}
              </ButtonLink>
              <ButtonLink size="lg" variant="outline" href="#benefits">
                {t('table')}
              </ButtonLink>
            </div>
          </div>
          <LevelLinks />
        </div>
      </div>
    </section>
  );
}

/** Three partners connected to the browser, with one, two and three cables. */
function LevelLinks() {
  const t = useTranslations('ecologyPlan');
  return (
    <div
      role="img"
      aria-label={t('links.label')}
      className="partners:grid-cols-[1fr_72px] partners:md:grid-cols-[1fr_112px] grid"
    >
      <div className="grid gap-5">
        {partnershipLevels.map((level, index) => (
          <div key={level} className="partners:grid-cols-[3fr_2fr] grid items-center">
            <span className="partners:min-h-28 partners:rounded-l-lg partners:md:min-h-32 grid content-center rounded-r-sm bg-paper px-5 py-4 shadow-1 md:px-7">
              <b className="text-[1.125rem] leading-snug text-text md:text-h3">
                {t(`levels.${level}.name`)}
              </b>
              <span className="mt-1 text-sm leading-snug">{t(`levels.${level}.line`)}</span>
            </span>
            <PartnershipLines count={index + 1} isThick />
          </div>
        ))}
      </div>
      <span className="partners:rounded-r-xl grid place-items-center rounded-l-sm bg-blue-600">
        <span className="partners:md:p-3 rounded-lg bg-paper p-2">
          <BrandMark className="size-9 md:size-12" />
        </span>
      </span>
    </div>
  );
}

const phases = ['apply', 'reply', 'connect', 'trial', 'live', 'review'] as const;

/** Small ticks, with a long one at each phase; on phones and tablets the ruler is vertical. */
const rulerStyles =
  'partners:max-lg:bg-[repeating-linear-gradient(180deg,var(--color-control)_0_1px,transparent_1px_14px)] partners:max-lg:bg-[length:10px_100%] partners:max-lg:bg-no-repeat partners:lg:bg-[repeating-linear-gradient(90deg,var(--color-control)_0_1px,transparent_1px_20px)] partners:lg:bg-[length:100%_10px] partners:lg:bg-no-repeat';

/** The phases in their order and rough distance; no dates, because none are fixed. */
export function EcologyPlanTimeline() {
  const t = useTranslations('ecologyPlan.timeline');
  return (
    <Section
      tone="mist"
      labelledBy="ecology-plan-timeline-title"
      title={t('title')}
      lead={t('lead')}
    >
      <ol className="partners:lg:gap-y-14 grid lg:grid-cols-3">
        {phases.map((phase) => (
          <li
            key={phase}
            className={`partners:max-lg:pb-9 partners:max-lg:pl-9 partners:max-lg:last:pb-0 partners:lg:pr-10 relative lg:pt-8 ${rulerStyles}`}
          >
            <span
              aria-hidden="true"
              className="partners:max-lg:h-1 partners:max-lg:w-6 partners:lg:h-6 partners:lg:w-1 absolute top-0 left-0 bg-blue-600"
            />
            <p className="partners:max-lg:-mt-2.5 font-bold text-blue-700">
              {t(`phases.${phase}.when`)}
            </p>
            <h3 className="mt-1 text-[1.75rem] leading-tight text-text">
              {t(`phases.${phase}.name`)}
            </h3>
            <dl className="mt-3 text-[0.9375rem]">
              {(['you', 'we'] as const).map((side) => (
                <div
                  key={side}
                  className="partners:grid-cols-[3.4em_1fr] grid border-t border-line-2 py-2.5"
                >
                  <dt className="text-text-3">{t(side)}</dt>
                  <dd className="text-pretty text-text">{t(`phases.${phase}.${side}`)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const planRules = [
  'data',
  'password',
  'honest',
  'price',
  'fault',
  'law',
  'level',
  'leave',
] as const;

/** The same rules for every level. */
export function EcologyPlanRules() {
  const t = useTranslations('ecologyPlan.rules');
  return (
    <Section id="rules" labelledBy="ecology-plan-rules-title" title={t('title')} lead={t('lead')}>
      <PhoneFold label={t('fold')}>
        <ol className="partners:max-md:gap-y-0 grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-4">
          {planRules.map((rule) => (
            <li
              key={rule}
              className="partners:[counter-increment:rule] partners:before:text-blue-600 partners:before:content-[counter(rule)] partners:max-md:grid-cols-[36px_1fr] partners:max-md:items-baseline partners:max-md:gap-x-4 partners:max-md:gap-y-1 partners:max-md:border-t partners:max-md:before:row-span-2 partners:max-md:before:text-[1.625rem] partners:max-md:before:leading-none partners:md:border-t-2 partners:md:border-text partners:md:before:text-[2.75rem] partners:md:before:leading-none border-line-2 before:font-num before:font-bold max-md:grid max-md:py-5 md:pt-5"
            >
              <h3 className="partners:md:mt-3 text-[1.125rem] text-text md:text-h3">
                {t(`items.${rule}.name`)}
              </h3>
              <p className="md:mt-2">{t(`items.${rule}.text`)}</p>
            </li>
          ))}
        </ol>
      </PhoneFold>
    </Section>
  );
}
