import { getLocale, getTranslations } from 'next-intl/server';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { HeroSplit } from '@/components/sections/hero-split';
import { ButtonLink } from '@/components/ui/button';
import { Person } from '@/components/mockups/person';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeCodes } from '@/components/mockups/stores';
import { pagePath } from '@/lib/i18n/paths';

/** Welcome back: sign in or take the current client; the stores are where they were. */
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
        <div aria-hidden="true" className="mx-auto flex max-w-[520px] items-center gap-4 md:gap-7">
          <Person initial={t('you')} tone="plain" size="xl" />
          <span className="flex-1 border-t-[3px] border-dashed border-blue-400" />
          <span className="grid grid-cols-2 gap-4 rounded-xl bg-white/6 p-6 ring-1 ring-ink-line md:gap-5 md:p-8">
            {storeCodes.map((code) => (
              <StoreTile key={code} code={code} size="lg" />
            ))}
          </span>
        </div>
      }
    />
  );
}
