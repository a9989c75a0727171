import { useLocale, useTranslations } from 'next-intl';
import { ScenePicture } from '@/components/demo/scene-picture';
import type { SceneStill } from '@/components/demo/scene-source';
import { TryLink } from '@/components/demo/try-link';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { HeroSplit } from '@/components/sections/hero-split';
import { ScrollRow } from '@/components/ui/list/scroll-row';
import { ButtonLink } from '@/components/ui/button';
import { downloadHref } from '@/lib/releases/types';
import { pagePath } from '@/lib/i18n/paths';

/** Four words, and a moment of the product for each. */
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
      picture={<FourWords />}
    >
      <TryLink scene="morning-grant" tone="ink" className="mt-4" />
    </HeroSplit>
  );
}

const moments = [
  { group: 'apart', still: { scene: 'open-store', crop: 'reading-profile' } },
  { group: 'keys', still: { scene: 'open-store', crop: 'reading-vault' } },
  { group: 'people', still: { scene: 'morning-grant', crop: 'reading-rows' } },
  { group: 'helpers', still: { scene: 'rpa', crop: 'reading-stores' } },
] as const satisfies readonly { group: string; still: SceneStill }[];

function FourWords() {
  const t = useTranslations('cores');
  return (
    <ScrollRow label={t('hero.label')} className="md:grid md:grid-cols-2 md:gap-x-5 md:gap-y-6">
      {moments.map(({ group, still }, index) => (
        <a key={group} href={`#${group}`} className="group block font-bold text-on-ink">
          <ScenePicture
            {...still}
            priority={index === 0}
            className="h-auto w-full rounded-lg shadow-window"
          />
          <span className="mt-2 flex min-h-8 items-center group-hover:underline">
            {t(`groups.${group}.short`)}
          </span>
        </a>
      ))}
    </ScrollRow>
  );
}
