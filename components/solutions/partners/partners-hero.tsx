import { useLocale, useTranslations } from 'next-intl';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { HeroSplit } from '@/components/sections/hero-split';
import { ButtonLink } from '@/components/ui/button';
import { applyPath } from '../apply-path';
import { CodedFiles } from './coded-files';

/** Whose clients they stay, said and drawn. */
export function PartnersHero() {
  const t = useTranslations('partners.hero');
  const locale = useLocale();
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/partners" />}
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <ButtonLink size="xl" href={applyPath(locale, 'partnersBanner')}>
            {t('apply')}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href="#record">
            {t('how')}
          </ButtonLink>
        </>
      }
      picture={<CodedFiles />}
    />
  );
}
