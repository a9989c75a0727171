import { useLocale, useTranslations } from 'next-intl';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { BoundaryRack } from '@/components/mockups/boundary-rack';
import { HeroSplit } from '@/components/sections/hero-split';
import { ButtonLink } from '@/components/ui/button';
import { applyPath } from '../apply-path';

/** Whose server it runs on, said and drawn. */
export function PrivateHero() {
  const t = useTranslations('privateDeployment');
  const locale = useLocale();
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/private" />}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <>
          <ButtonLink size="xl" href={applyPath(locale, 'privateBanner')}>
            {t('hero.apply')}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href="#server">
            {t('hero.server')}
          </ButtonLink>
        </>
      }
      picture={
        <figure>
          <BoundaryRack label={t('rack.label')} boundary={t('rack.boundary')} />
          <figcaption className="mt-3 pr-6 text-right text-xs text-on-ink-3 md:pr-14">
            {t('rack.caption')}
          </figcaption>
        </figure>
      }
    />
  );
}
