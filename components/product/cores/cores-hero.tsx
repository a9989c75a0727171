import { useLocale, useTranslations } from 'next-intl';
import { ScenePicture } from '@/components/demo/scene-picture';
import { TryLink } from '@/components/demo/try-link';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { HeroSplit } from '@/components/sections/hero-split';
import { ButtonLink } from '@/components/ui/button';
import { downloadHref } from '@/lib/releases/types';
import { pagePath } from '@/lib/i18n/paths';

/** Four words, and the sheet of people and stores they come down to. */
export function CoresHero() {
  const t = useTranslations('cores');
  const locale = useLocale();
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/cores" />}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <>
          <ButtonLink size="xl" href={downloadHref('auto')}>
            {t('hero.download')}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href={pagePath(locale, '/download/contrast')}>
            {t('hero.compare')}
          </ButtonLink>
        </>
      }
      picture={
        <ScenePicture
          scene="morning-grant"
          crop="sheet"
          phone="rows"
          priority
          className="h-auto w-full rounded-xl shadow-window lg:w-[900px] lg:max-w-none"
        />
      }
    >
      <TryLink scene="morning-grant" tone="ink" className="mt-4" />
    </HeroSplit>
  );
}
