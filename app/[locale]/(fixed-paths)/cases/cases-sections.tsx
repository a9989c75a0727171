import { getLocale, getTranslations } from 'next-intl/server';
import { FilteredItem } from '@/components/content/filter-links';
import { CasePicture } from '@/components/content/pictures/case-pictures';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { PlainLink } from '@/components/ui/plain-link';
import type { CaseStudy } from '@/lib/content/built-in-articles-and-cases';
import { pagePath } from '@/lib/core/i18n/paths';
import { downloadHref } from '@/lib/releases/release-package';

/** A case as before → set up → after, so that readers recognize their own in the list. */
export async function CaseRow({ caseStudy }: { caseStudy: CaseStudy }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('cases')]);
  return (
    <FilteredItem
      row={{ industry: caseStudy.industry, size: caseStudy.size }}
      className="group relative grid items-center gap-6 border-t border-line-2 py-8 md:grid-cols-2 md:gap-8 lg:gap-16 lg:py-12"
    >
      <CasePicture
        slug={caseStudy.slug}
        className="company:md:self-start rounded-lg lg:rounded-xl"
      />
      <div>
        <p className="text-sm text-text-3">
          <Badge tone="soft" className="mr-3">
            {t('badge')}
          </Badge>
          <b className="mr-3 text-blue-700">{t(`industry.${caseStudy.industry}`)}</b>
          {caseStudy.setting}
        </p>
        <h3 className="company:lg:text-[2rem] mt-2 text-[1.5rem] leading-snug text-balance text-text group-hover:text-blue-700">
          <PlainLink
            href={pagePath(locale, `/cases/${caseStudy.slug}`)}
            className="company:after:inset-0 after:absolute"
          >
            {caseStudy.title}
          </PlainLink>
        </h3>
        <dl className="mt-4 lg:mt-6">
          {(['before', 'setup', 'after'] as const).map((key) => (
            <div
              key={key}
              className="company:lg:grid-cols-[6em_1fr] grid grid-cols-[4em_1fr] gap-x-3 border-t border-line py-2.5 lg:py-3.5"
            >
              <dt className={key === 'after' ? 'font-bold text-blue-700' : 'text-text-3'}>
                {t(key)}
              </dt>
              <dd className={key === 'after' ? 'font-bold text-text' : 'text-text-2'}>
                {caseStudy[key]}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 flex items-center gap-1.5 font-bold text-blue-600 lg:mt-4">
          {t('read')}
          <Icon name="arrow-right" size={16} />
        </p>
      </div>
    </FilteredItem>
  );
}

const steps = ['list', 'separate', 'grant', 'look'] as const;

/** What all cases have in common, and what to do when none fits. */
export async function CommonPractice() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('cases')]);
  return (
    <Section tone="ink" labelledBy="common-practice-title">
      <div className="wrap">
        <h2 id="common-practice-title" className="text-h2 text-on-ink">
          <Phrases text={t('method.title')} />
        </h2>
        <ol className="mt-10 grid gap-8 md:grid-cols-2 lg:grid-cols-4">
          {steps.map((step) => (
            <li key={step} className="border-t-2 border-blue-500 pt-5">
              <h3 className="text-h3 text-on-ink">{t(`method.steps.${step}.title`)}</h3>
              <p className="mt-1.5">{t(`method.steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
        <div className="mt-14 grid items-center gap-6 border-t border-ink-line pt-8 lg:grid-cols-[1fr_auto] lg:gap-14">
          <div>
            <h3 className="text-h3 text-on-ink">{t('own.title')}</h3>
            <p className="mt-1.5 max-w-[44em]">{t('own.text')}</p>
            <TextLink tone="ink" href={pagePath(locale, '/user-service')} className="mt-2">
              {t('own.prices')}
            </TextLink>
          </div>
          <div className="flex flex-wrap gap-3 max-sm:*:w-full">
            <ButtonLink size="lg" href={downloadHref('auto')}>
              {t('own.download')}
            </ButtonLink>
            <ButtonLink size="lg" variant="inverse" href={pagePath(locale, '/appointment')}>
              {t('own.appointment')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
