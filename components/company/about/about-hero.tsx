import { useLocale, useTranslations } from 'next-intl';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { Beams } from '@/components/mockups/beams';
import { Phrases } from '@/components/sections/phrases';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';

const heights = [60, 90, 120, 150, 300, 380, 440, 480] as const;

/** One sentence about what this is for, over the eight stores. */
export function AboutHero() {
  const t = useTranslations('about.hero');
  const locale = useLocale();
  return (
    <section className="ground-split relative overflow-hidden pt-[140px] text-on-ink-2 md:pt-[152px]">
      <div className="relative z-10 wrap">
        <PageCrumbs path="/about" />
        <h1 className="mt-6 max-w-[16em] text-h1 text-on-ink">
          <Phrases text={t('title')} />
        </h1>
        <p className="mt-6 max-w-[34em] text-lead">{t('lead')}</p>
        <TextLink tone="ink" href={pagePath(locale, '/about/milestones')} className="mt-4">
          {t('milestones')}
        </TextLink>
      </div>
      <div className="wrap">
        <Beams heights={heights} size="band" className="mt-20 pb-9 max-md:-mx-2 md:mt-24" />
      </div>
    </section>
  );
}
