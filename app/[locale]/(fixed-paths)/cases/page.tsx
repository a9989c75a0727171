import '@/app/styles/company.css';
import { getLocale, getTranslations } from 'next-intl/server';
import { caseIndustries, caseTeamSizes } from '@superbrowser/contract/content/categories';
import { FilterLinks } from '@/components/content/filter-links';
import { PageShell } from '@/components/layout/page-shell';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { Phrases } from '@/components/sections/phrases';
import { caseStudies } from '@/lib/content/built-in-articles-and-cases';
import { pageMetadata } from '@/lib/seo/metadata';
import { CaseRow, CommonPractice } from './cases-sections';

export const generateMetadata = pageMetadata('/cases');

/** The page answers: do teams like mine work this way, and what did they do first? */
export default async function CasesPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('cases')]);
  const cases = caseStudies(locale);
  return (
    <PageShell path="/cases" tone="light">
      <section className="bg-mist pt-6 pb-12 text-text-2 md:pt-10 md:pb-16">
        <div className="wrap">
          <PageCrumbs path="/cases" tone="light" />
          <div className="company:lg:grid-cols-[6fr_6fr] mt-3 grid gap-8 lg:items-end lg:gap-16">
            <div>
              <h1 className="text-h1 text-text">
                <Phrases text={t('title')} />
              </h1>
              <p className="mt-4 max-w-[32em] text-lead">{t('lead')}</p>
            </div>
            <p className="max-w-[34em] border-l-4 border-blue-600 pl-5 text-text">{t('notice')}</p>
          </div>
        </div>
      </section>
      <section className="wrap pt-10 pb-16 text-text-2 md:pt-14 md:pb-18">
        <h2 className="sr-only">{t('filter.legend')}</h2>
        <FilterLinks
          groups={[
            {
              name: 'industry',
              legend: t('filter.industry'),
              allLabel: t('filter.allIndustries'),
              choices: caseIndustries.map((value) => ({ value, label: t(`industry.${value}`) })),
            },
            {
              name: 'size',
              legend: t('filter.size'),
              allLabel: t('filter.allSizes'),
              choices: caseTeamSizes.map((value) => ({ value, label: t(`size.${value}`) })),
            },
          ]}
          rows={cases.map(({ industry, size }) => ({ industry, size }))}
          countText={t('filter.count', { shown: '{shown}', total: cases.length })}
          noneText={t('filter.none')}
        />
        <ul className="mt-8 border-b border-line-2 md:mt-10">
          {cases.map((caseStudy) => (
            <CaseRow key={caseStudy.slug} caseStudy={caseStudy} />
          ))}
        </ul>
      </section>
      <CommonPractice />
    </PageShell>
  );
}
