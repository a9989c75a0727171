import { AndroidSection } from '@/components/downloads/android/android-section';
import { DownloadEnding } from '@/components/downloads/download-ending';
import { EditionsDuel } from '@/components/downloads/editions/editions-duel';
import { FallbackNotice } from '@/components/downloads/fallback-notice';
import { DownloadHero } from '@/components/downloads/hero/download-hero';
import { nothingToDownload } from '@/components/downloads/hero/no-release';
import { MinimumNumerals } from '@/components/downloads/minimum-numerals';
import { OpenClient } from '@/components/downloads/open-client';
import { VersionTable } from '@/components/downloads/table/version-table';
import { VerifySection } from '@/components/downloads/verify/verify-section';
import { getWords } from '@/components/downloads/words';
import { PageFaq } from '@/components/layout/page/page-faq';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { getV6Releases, getWebsiteReleases } from '@/lib/upstream/releases';

export const generateMetadata = pageMetadata('/download');

export default async function DownloadPage() {
  const [website, v6, words] = await Promise.all([
    getWebsiteReleases(),
    getV6Releases(),
    getWords(),
  ]);
  const { releases, freshness } = website;
  const nothing = nothingToDownload(releases, v6.releases);
  const lists = { releases, v6: v6.releases, words, freshness };
  return (
    <PageShell path="/download">
      <DownloadHero {...lists} />
      {!nothing && <VersionTable {...lists} />}
      <FallbackNotice website={website} v6={v6} />
      <MinimumNumerals />
      <AndroidSection releases={releases} words={words} />
      <EditionsDuel locale={words.locale} releases={releases} nothing={nothing} />
      {!nothing && <VerifySection releases={releases} v6={v6.releases} />}
      <OpenClient where="download" tone="mist" />
      <PageFaq of="download" />
      {!nothing && <DownloadEnding />}
    </PageShell>
  );
}
