import { useLocale, useTranslations } from 'next-intl';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { TrialLink } from '@/components/cta/trial-link';
import { HeroSplit } from '@/components/sections/hero-split';
import { ButtonLink } from '@/components/ui/button';
import { downloadHref } from '@/lib/releases/types';
import { pagePath } from '@/lib/i18n/paths';
import { site } from '@/lib/site';
import { TrialWindow } from './trial-window';

/** The way into the trial; where there is none, that, and the two other ways to look first. */
export function TrialHero() {
  const t = useTranslations('webTrial.hero');
  const locale = useLocale();
  const open = site.webTrialUrl !== undefined;
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/webtrial" />}
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <TrialLink where="webTrial" size="xl">
            {t('open')}
          </TrialLink>
          <ButtonLink size="xl" variant={open ? 'inverse' : 'primary'} href={downloadHref('auto')}>
            {t('download')}
          </ButtonLink>
          {!open && (
            <ButtonLink size="xl" variant="inverse" href={pagePath(locale, '/contact')}>
              {t('contact')}
            </ButtonLink>
          )}
        </>
      }
      picture={<TrialWindow />}
    >
      <p className="mt-5 max-w-[36em] text-sm">{open ? t('note') : t('closed')}</p>
    </HeroSplit>
  );
}
