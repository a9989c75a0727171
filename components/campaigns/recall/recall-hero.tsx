import { getLocale, getTranslations } from 'next-intl/server';
import { ScenePicture } from '@/components/demo/scene-picture';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { HeroSplit } from '@/components/sections/hero-split';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/i18n/paths';

/** Welcome back: sign in or take the current client; stores and grants are where they were. */
export async function RecallHero() {
  const [t, locale] = await Promise.all([getTranslations('recall.hero'), getLocale()]);
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/recall" />}
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <ButtonLink size="xl" href={pagePath(locale, '/register', '?mode=signin')}>
            {t('signIn')}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href={pagePath(locale, '/download')}>
            {t('download')}
          </ButtonLink>
        </>
      }
      picture={
        <ScenePicture
          scene="morning-grant"
          crop="levels"
          priority
          className="mx-auto h-auto w-full max-w-[560px] rounded-xl shadow-window"
        />
      }
    />
  );
}
