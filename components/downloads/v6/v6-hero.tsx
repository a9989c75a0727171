import { getTranslations } from 'next-intl/server';
import { HeroSplit } from '@/components/sections/hero-split';
import { ButtonLink } from '@/components/ui/button';
import { offerOf } from '@/lib/releases/offers';
import type { Release } from '@/lib/releases/types';
import { pagePath } from '@/lib/i18n/paths';
import { minimumSystems } from '@/lib/site';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import type { Words } from '../words';
import { VersionLabel } from './version-label';

/**
 * What v6 is for, in one sentence, and its current version as the picture.
 * @param released false where the list was read and holds nothing to download
 */
export async function V6Hero({
  releases,
  released,
  words,
}: {
  releases: readonly Release[];
  released: boolean;
  words: Words;
}) {
  const t = await getTranslations('v6.hero');
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/v6" />}
      title={t('title')}
      lead={t('lead', minimumSystems.v6)}
      actions={
        <>
          {released && (
            <ButtonLink size="xl" href="#packages">
              {t('get')}
            </ButtonLink>
          )}
          <ButtonLink size="xl" variant="inverse" href={pagePath(words.locale, '/download')}>
            {t('stay')}
          </ButtonLink>
        </>
      }
      picture={
        <VersionLabel release={offerOf(releases, 'windows', 'v6')} {...{ released, words }} />
      }
    />
  );
}
