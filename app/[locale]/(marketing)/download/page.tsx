import { getTranslations } from 'next-intl/server';
import { AndroidSection } from '@/components/downloads/android/android-section';
import { DownloadFaq } from '@/components/downloads/download-faq';
import { EditionsDuel } from '@/components/downloads/editions/editions-duel';
import { FallbackNotice } from '@/components/downloads/fallback-notice';
import { DownloadHero } from '@/components/downloads/hero/download-hero';
import { MinimumNumerals } from '@/components/downloads/minimum-numerals';
import { MoreLinks } from '@/components/downloads/more-links';
import { VersionTable } from '@/components/downloads/table/version-table';
import { VerifySection } from '@/components/downloads/verify/verify-section';
import { getWords } from '@/components/downloads/words';
import { PageShell } from '@/components/layout/page-shell';
import { ClosingBand } from '@/components/sections/closing-band';
import { ButtonLink } from '@/components/ui/button';
import { downloadHref } from '@/lib/downloads/types';
import { pagePath } from '@/lib/i18n/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { offers } from '@/lib/site';
import { getV6Releases, getWebsiteReleases } from '@/lib/upstream/versions';

export const generateMetadata = pageMetadata('/download');

export default async function DownloadPage() {
  const [{ releases, freshness }, v6, words, t] = await Promise.all([
    getWebsiteReleases(),
    getV6Releases(),
    getWords(),
    getTranslations('download.closing'),
  ]);
  const lists = { releases, v6: v6.releases, words, freshness };
  return (
    <PageShell path="/download">
      <DownloadHero {...lists} />
      <VersionTable {...lists} />
      <FallbackNotice freshness={freshness} />
      <MinimumNumerals />
      <AndroidSection releases={releases} words={words} />
      <EditionsDuel locale={words.locale} />
      <VerifySection releases={releases} v6={v6.releases} />
      <MoreLinks locale={words.locale} links={['history', 'list', 'v6', 'contrast']} />
      <DownloadFaq />
      <ClosingBand
        title={t('title')}
        text={t('text', { coupon: offers.newUserCoupon })}
        actions={
          <>
            <ButtonLink size="xl" href={downloadHref('auto')}>
              {t('download')}
            </ButtonLink>
            <ButtonLink
              size="xl"
              variant="inverse"
              href={pagePath(words.locale, '/download/contrast')}
            >
              {t('compare')}
            </ButtonLink>
          </>
        }
      />
    </PageShell>
  );
}
