import { useLocale, useTranslations } from 'next-intl';
import { ScenePicture } from '@/components/demo/scene-picture';
import { TryLink } from '@/components/demo/try-link';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { HeroSplit } from '@/components/sections/hero-split';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/i18n/paths';
import { registerPath } from '@/lib/navigation';

/** The same eight stores as three people have them. */
export function UsersHero() {
  const t = useTranslations('browserUsers');
  const locale = useLocale();
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/browser-users" />}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <>
          <ButtonLink size="xl" href={pagePath(locale, registerPath)}>
            {t('hero.register')}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href="#day">
            {t('hero.day')}
          </ButtonLink>
        </>
      }
      picture={
        <ScenePicture
          scene="morning-grant"
          crop="levels"
          priority
          className="h-auto w-full rounded-xl shadow-window"
        />
      }
    >
      <TryLink scene="morning-grant" tone="ink" className="mt-4" />
    </HeroSplit>
  );
}
