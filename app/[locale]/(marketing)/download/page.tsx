import '@/app/styles/download.css';
import { OpenClient } from '@/components/releases/open-client';
import { PageShell } from '@/components/layout/page-shell';
import { PageFaq } from '@/components/sections/page-faq';
import { PageNextLinks } from '@/components/sections/page-next-links';
import { FallbackNotice } from '@/components/releases/notices';
import { hasNoDownload } from '@/lib/releases/filter-packages';
import { getReleaseText } from '@/components/releases/release-text';
import { pageMetadata } from '@/lib/seo/metadata';
import { getV6Releases, getWebsiteReleases } from '@/lib/upstream/releases';
import { AndroidSection } from './android-section';
import { DownloadHero } from './download-hero';
import { EditionsCompared } from './editions-compared';
import { MinimumVersions } from './minimum-versions';
import { VerifySection } from './verify-section';
import { VersionTable } from './version-table';

export const generateMetadata = pageMetadata('/download');

export default async function DownloadPage() {
  const [website, v6, text] = await Promise.all([
    getWebsiteReleases(),
    getV6Releases(),
    getReleaseText(),
  ]);
  const { releases, freshness } = website;
  const isNothingAvailable = hasNoDownload(releases, v6.releases);
  const lists = { releases, v6: v6.releases, text, freshness };
  return (
    <PageShell path="/download">
      <DownloadHero {...lists} />
      {!isNothingAvailable && <VersionTable {...lists} />}
      <FallbackNotice website={website} v6={v6} />
      <MinimumVersions />
      <AndroidSection releases={releases} text={text} />
      <EditionsCompared
        locale={text.locale}
        releases={releases}
        isNothingAvailable={isNothingAvailable}
      />
      {!isNothingAvailable && <VerifySection releases={releases} v6={v6.releases} />}
      <OpenClient where="download" tone="mist" />
      <PageFaq of="download" />
      {!isNothingAvailable && (
        <PageNextLinks of="download" next="/register" other="/downloadlist" />
      )}
    </PageShell>
  );
}
