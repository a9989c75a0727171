import { useTranslations } from 'next-intl';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { HeroSplit } from '@/components/sections/hero-split';
import { ButtonLink } from '@/components/ui/button';
import { apps } from '@/lib/content/lists';
import { appKinds } from '@superbrowser/contract/content/app-kinds';
import { AppBoard } from './app-board';

/** Which tools there are, and that each one goes into the stores you name. */
export function AppsHero() {
  const t = useTranslations('appCentre');
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/applications" />}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <>
          <ButtonLink size="xl" href="#shelf">
            {t('hero.look')}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href="#kinds">
            {t('hero.kinds')}
          </ButtonLink>
        </>
      }
      picture={<AppBoard />}
    >
      <dl className="mt-10 flex flex-wrap gap-x-10 gap-y-4">
        {appKinds.map((kind) => (
          <div key={kind} className="flex flex-col-reverse">
            <dt className="text-sm">{t(`hero.counts.${kind}`)}</dt>
            <dd className="font-num text-[44px] leading-none font-bold text-on-ink">
              {apps.filter((app) => app.kind === kind).length}
            </dd>
          </div>
        ))}
      </dl>
    </HeroSplit>
  );
}
