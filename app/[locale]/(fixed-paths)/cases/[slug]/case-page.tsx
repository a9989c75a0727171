import { getLocale, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { sectionHeadingsOf, parseMarkdown } from '@superbrowser/contract/content/markdown';
import { TableOfContents } from '@/components/content/table-of-contents';
import { Markdown } from '@/components/content/markdown';
import { CasePicture, caseScene } from '@/components/content/pictures/case-pictures';
import { PageShell } from '@/components/layout/page-shell';
import { JsonLd } from '@/components/layout/json-ld';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { Phrases, withPhraseMarks } from '@/components/sections/phrases';
import { PreviousNextLinks } from '@/components/sections/closing/previous-next-links';
import { Badge } from '@/components/ui/badge';
import { TextLink } from '@/components/ui/text-link';
import {
  caseStudies,
  changeDayOf,
  type CaseStudy,
} from '@/lib/content/built-in-articles-and-cases';
import { pagePath } from '@/lib/core/i18n/paths';
import { articleJsonLd } from '@/lib/seo/json-ld';
import { linkPreviewUrl } from '@/lib/seo/metadata';

/** A case study: a picture of its setup, a summary, then the steps. */
export async function CasePage({ slug }: { slug: string }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('cases')]);
  const allCases = caseStudies(locale);
  const caseStudy = allCases.find((candidate) => candidate.slug === slug) ?? notFound();
  const path = `/cases/${caseStudy.slug}` as const;
  const root = parseMarkdown(caseStudy.body);
  // The list wraps around at both ends.
  const neighborLink = (offset: number, side: 'previous' | 'next') => {
    const neighbor =
      allCases.at((allCases.indexOf(caseStudy) + offset) % allCases.length) ?? caseStudy;
    return {
      href: pagePath(locale, `/cases/${neighbor.slug}`),
      label: t(side),
      title: neighbor.title,
    };
  };
  return (
    <PageShell path={path} locales={caseStudy.locales}>
      <article>
        <header className="ground-split company:md:pb-18 overflow-hidden pt-[112px] pb-12 text-on-ink-2 md:pt-[124px]">
          <div className="wrap">
            <PageCrumbs path={path} />
            <div className="company:lg:grid-cols-[6fr_7fr] mt-4 grid items-center gap-x-14 gap-y-9">
              <div>
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                  <Badge tone="warm">{t('badge')}</Badge>
                  <span className="text-on-ink">{t('exampleNote')}</span>
                </p>
                <p className="mt-2 text-sm">
                  {t(`industry.${caseStudy.industry}`)} · {caseStudy.setting}
                </p>
                <h1 className="company:text-[clamp(1.875rem,3.4vw,2.875rem)] company:en:lg:text-[2.25rem] mt-4 leading-[1.25] text-on-ink">
                  <Phrases text={withPhraseMarks(caseStudy.title)} />
                </h1>
                <p className="mt-5 max-w-[34em] text-lead">{caseStudy.lead}</p>
                <TextLink
                  tone="ink"
                  href={`${pagePath(locale, '/webtrial')}#${caseScene(caseStudy.slug)}`}
                  className="mt-6 print:hidden"
                >
                  {t('try')}
                </TextLink>
              </div>
              <CasePicture slug={caseStudy.slug} hasPriority className="rounded-lg lg:rounded-xl" />
            </div>
          </div>
        </header>
        <CaseSummary caseStudy={caseStudy} />
        <div className="company:lg:grid-cols-[1fr_300px] company:lg:pt-10 wrap grid gap-8 pt-8 pb-16 lg:gap-20">
          <Markdown root={root} />
          <TableOfContents
            title={t('contents')}
            items={sectionHeadingsOf(root)}
            className="company:max-lg:order-first lg:sticky lg:top-8 lg:mt-12 lg:self-start"
          />
        </div>
      </article>
      <PreviousNextLinks
        label={t('more')}
        previous={neighborLink(-1, 'previous')}
        next={neighborLink(1, 'next')}
      />
      <JsonLd
        data={articleJsonLd(locale, {
          type: 'Article',
          path,
          headline: caseStudy.title,
          description: caseStudy.description,
          image: linkPreviewUrl(locale, path),
          publishedOn: caseStudy.publishedOn,
          changedOn: changeDayOf(caseStudy),
        })}
      />
    </PageShell>
  );
}

/** Before, set up, after: three columns that read as one sentence. */
async function CaseSummary({ caseStudy }: { caseStudy: CaseStudy }) {
  const t = await getTranslations('cases');
  return (
    <section aria-label={t('facts')} className="bg-blue-600 text-white">
      <dl className="wrap grid gap-x-12 gap-y-5 py-8 md:grid-cols-3 md:py-10">
        {(['before', 'setup', 'after'] as const).map((key) => (
          <div key={key}>
            <dt className="text-sm">{t(key)}</dt>
            <dd className="mt-1 text-[1.125rem] leading-snug font-bold text-balance md:text-[1.25rem]">
              {caseStudy[key]}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
