import { useLocale, useTranslations } from 'next-intl';
import { TrialLink } from '@/components/cta/trial-link';
import { ScenePicture } from '@/components/demo/scene-picture';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { DarkHero } from '@/components/sections/dark-hero';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/core/i18n/paths';
import { downloadHref } from '@/lib/releases/release-package';
import { officialOffers } from '@/lib/offers/official-offers';
import { ClosingDownload } from './closing-download';

/** The hero: what the program is, with a store open in it. */
export function CoresHero() {
  const t = useTranslations('cores.hero');
  const locale = useLocale();
  return (
    <DarkHero
      crumbs={<PageCrumbs path="/cores" />}
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <ButtonLink size="xl" href={downloadHref('auto')}>
            {t('download')}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href={pagePath(locale, '/download/contrast')}>
            {t('compare')}
          </ButtonLink>
        </>
      }
      picture={
        <ScenePicture
          scene="open-store"
          crop="browser-jp"
          hasPriority
          className="product:rounded-[14px] h-auto w-full shadow-window"
        />
      }
    />
  );
}

/** Links to try the product, or to see whom it is for. */
export function CoresClosing() {
  const t = useTranslations('cores.closing');
  const locale = useLocale();
  return (
    <ClosingDownload
      title={t('title')}
      text={t('text', { coupon: officialOffers.newUserCoupon })}
      downloadLabel={t('download')}
    >
      <TrialLink pageName="cores" size="lg" variant="outline" />
      <ButtonLink size="lg" variant="outline" href={pagePath(locale, '/browser-users')}>
        {t('users')}
      </ButtonLink>
    </ClosingDownload>
  );
}
