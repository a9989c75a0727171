import { getLocale, getTranslations } from 'next-intl/server';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { Body } from '@/components/editorial/body';
import { TableOfContents } from '@/components/editorial/contents';
import { CasePicture, caseScene } from '@/components/editorial/pictures/case-pictures';
import { JsonLd } from '@/components/layout/page/json-ld';
import { PageShell } from '@/components/layout/page-shell';
import { atPunctuation, Phrases } from '@/components/sections/phrases';
import { ReadOn } from '@/components/sections/read-on';
import { Badge } from '@/components/ui/badge';
import { TextLink } from '@/components/ui/text-link';
import { contentsOf } from '@/lib/content/blocks';
import { changedOn, detailOf } from '@/lib/content/details';
import { caseSlugs, type CaseSlug } from '@/lib/slugs';
import type { CaseRecord } from '@/lib/content/types';
import { pagePath } from '@/lib/i18n/paths';
import { article } from '@/lib/seo/json-ld';
import { pictureUrl } from '@/lib/seo/metadata';

/** One typical scenario: its team drawn, in short, then step by step. */
export async function CasePage({ slug }: { slug: CaseSlug }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('cases')]);
  const path = `/cases/${slug}` as const;
  const record = detailOf(path) as CaseRecord;
  const text = record.text[locale];
  const beside = (offset: number, side: 'previous' | 'next') => {
    const other = around(slug, offset);
    return {
      href: pagePath(locale, `/cases/${other}`),
      label: t(side),
      title: detailOf(`/cases/${other}`).text[locale].title,
      text: detailOf(`/cases/${other}`).text[locale].description,
    };
  };
  return (
    <PageShell path={path}>
      <article>
        <header className="ground-split overflow-hidden pt-[112px] pb-12 text-on-ink-2 md:pt-[124px] md:pb-18">
          <div className="wrap">
            <PageCrumbs path={path} />
            <div className="mt-4 grid items-center gap-x-14 gap-y-9 lg:grid-cols-[6fr_7fr]">
              <div>
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                  <Badge tone="ink">{t('badge')}</Badge>
                  {t(`industry.${record.industry}`)} · {text.setting}
                </p>
                <h1 className="mt-4 text-[clamp(30px,3.4vw,46px)] leading-[1.25] text-on-ink en:lg:text-[36px]">
                  <Phrases text={atPunctuation(text.title)} />
                </h1>
                <p className="mt-5 max-w-[34em] text-lead">{text.lead}</p>
                <TextLink
                  tone="ink"
                  href={`${pagePath(locale, '/webtrial')}#${caseScene(slug)}`}
                  className="mt-6 print:hidden"
                >
                  {t('try')}
                </TextLink>
              </div>
              <CasePicture slug={slug} priority className="rounded-lg lg:rounded-xl" />
            </div>
          </div>
        </header>
        <Facts text={text} />
        <div className="wrap grid gap-8 pt-8 pb-16 lg:grid-cols-[1fr_300px] lg:gap-20 lg:pt-10">
          <Body blocks={text.body} />
          <TableOfContents
            title={t('contents')}
            items={contentsOf(text.body)}
            className="max-lg:order-first lg:sticky lg:top-8 lg:mt-12 lg:self-start"
          />
        </div>
      </article>
      <ReadOn label={t('more')} previous={beside(-1, 'previous')} next={beside(1, 'next')} />
      <JsonLd
        data={article(locale, {
          type: 'Article',
          path,
          headline: text.title,
          description: text.description,
          image: pictureUrl(locale, path),
          publishedOn: record.publishedOn,
          changedOn: changedOn(record),
        })}
      />
    </PageShell>
  );
}

/** Before, set up, after: three columns that read as one sentence. */
async function Facts({ text }: { text: CaseRecord['text']['zh-CN'] }) {
  const t = await getTranslations('cases');
  return (
    <section aria-label={t('facts')} className="bg-blue-600 text-white">
      <dl className="wrap grid gap-x-12 gap-y-5 py-8 md:grid-cols-3 md:py-10">
        {(['before', 'setup', 'after'] as const).map((key) => (
          <div key={key}>
            <dt className="text-sm">{t(key)}</dt>
            <dd className="mt-1 text-[18px] leading-snug font-bold text-balance md:text-[20px]">
              {text[key]}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The scenario so many places further, around the list's ends. */
const around = (slug: CaseSlug, offset: number): CaseSlug =>
  caseSlugs.at((caseSlugs.indexOf(slug) + offset) % caseSlugs.length) ?? slug;
