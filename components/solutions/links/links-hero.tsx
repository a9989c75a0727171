import { useTranslations } from 'next-intl';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { HeroSplit } from '@/components/sections/hero-split';

/** What one gets here; the tool itself lies over the foot of it. */
export function LinksHero() {
  const t = useTranslations('partnersLinks.hero');
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/partners/links" />}
      title={t('title')}
      lead={t('lead')}
      className="pb-36 md:pb-44"
    />
  );
}
