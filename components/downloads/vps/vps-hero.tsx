import { getTranslations } from 'next-intl/server';
import { HeroSplit } from '@/components/sections/hero-split';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { minimumSystems } from '@/lib/site';
import { downloadHref, type Release } from '@/lib/releases/types';
import { pagePath } from '@/lib/i18n/paths';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import type { Words } from '../words';
import { ServerPicture } from './server-picture';

/** What the pure edition is, said and drawn. */
export async function VpsHero({ release, words }: { release: Release | undefined; words: Words }) {
  const t = await getTranslations('vps.hero');
  const meta =
    release &&
    [`v${release.version}`, words.sizeOnButton(release), words.day(release)]
      .filter(Boolean)
      .join(' · ');
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/vps" />}
      title={t('title')}
      lead={t('lead', { server: minimumSystems.vps.windowsServer })}
      actions={
        <>
          {release?.url && (
            <ButtonLink
              size="xl"
              href={downloadHref('windows-lite')}
              data-platform="windows-lite"
              note={meta}
            >
              {t('download')}
            </ButtonLink>
          )}
          <ButtonLink
            size="xl"
            variant="inverse"
            href={pagePath(words.locale, '/download/contrast')}
          >
            {t('compare')}
          </ButtonLink>
          <TextLink tone="ink" href={`${pagePath(words.locale, '/webtrial')}#open-store`}>
            {t('try')}
          </TextLink>
        </>
      }
      picture={<ServerPicture />}
    />
  );
}
