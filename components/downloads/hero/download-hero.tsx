import { getTranslations } from 'next-intl/server';
import { InAppWay } from '@/components/cta/in-app-way';
import { HeroSplit } from '@/components/sections/hero-split';
import { InstallerMock } from './installer-mock';
import { LinuxOffer, MacOffer, WindowsOffer, type OffersProps } from './desktop-offers';
import { NoRelease, nothingToDownload } from './no-release';
import { NeutralOffer } from './neutral-offer';
import { PhoneOffer } from './phone-offer';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';

/**
 * Answers "which file do I take?". The HTML is neutral; after hydration the block of the visitor's
 * system takes its place. The height is kept free, so that nothing below moves.
 */
export async function DownloadHero(offers: OffersProps) {
  const t = await getTranslations('download.hero');
  const nothing = nothingToDownload(offers.releases, offers.v6);
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/download" />}
      title={t('title')}
      lead={null}
      picture={<InstallerMock />}
      className="pb-20 md:pb-[150px]"
    >
      <div data-hero-download className="min-h-[340px] md:min-h-[356px]">
        {nothing ? (
          <NoRelease words={offers.words} unread={offers.freshness === 'fallback'} />
        ) : (
          <InAppWay>
            <NeutralOffer />
            <WindowsOffer {...offers} />
            <MacOffer {...offers} />
            <LinuxOffer {...offers} />
            <PhoneOffer {...offers} />
          </InAppWay>
        )}
      </div>
    </HeroSplit>
  );
}
