import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { Phrases } from '@/components/sections/phrases';
import { figures } from '@/lib/site';

/** What this is for, and how far it has come: the official figures as one sentence. */
export function AboutHero() {
  const t = useTranslations('about.hero');
  const format = useFormatter();
  const chinese = useLocale() === 'zh-CN';
  const big = (value: number) => (chinese ? String(value / 10_000) : format.number(value));
  return (
    <>
      <section className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 pt-6 pb-10 text-text-2 md:pt-10 md:pb-14 lg:grid-cols-[7fr_5fr] lg:items-end">
        <div>
          <PageCrumbs path="/about" tone="light" />
          <h1 className="mt-2 text-h1 text-text">
            <Phrases text={t('title')} />
          </h1>
        </div>
        <p className="mt-4 text-lead">{t('lead')}</p>
      </section>
      <section aria-label={t('official')} className="ground-ink text-on-ink-3">
        <div className="wrap py-12 md:py-20">
          <p className="max-w-[24em] text-[clamp(24px,3.2vw,44px)] leading-[1.35] font-bold break-keep en:max-w-[26em] en:text-balance">
            {t.rich('figures', {
              shops: big(figures.shops),
              users: big(figures.users),
              platforms: figures.platforms,
              countries: figures.countries,
              b: (chunks) => <b className="text-on-ink">{chunks}</b>,
            })}
          </p>
          <p className="mt-5 text-sm">{t('official')}</p>
        </div>
      </section>
    </>
  );
}
