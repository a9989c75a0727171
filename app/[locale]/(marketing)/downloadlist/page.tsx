import { FallbackNotice } from '@/components/downloads/fallback-notice';
import { DownloadList } from '@/components/downloads/list/download-list';
import { ForMachines } from '@/components/downloads/machines/for-machines';
import { SignedSums } from '@/components/downloads/signed-sums/signed-sums';
import { getWords } from '@/components/downloads/words';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { getV6Releases, getWebsiteReleases } from '@/lib/upstream/releases';

export const generateMetadata = pageMetadata('/downloadlist');

export default async function DownloadListPage() {
  const [website, v6, words] = await Promise.all([
    getWebsiteReleases(),
    getV6Releases(),
    getWords(),
  ]);
  const releases = [...website.releases, ...v6.releases];
  return (
    <PageShell path="/downloadlist" tone="light">
      <FallbackNotice website={website} v6={v6} />
      <DownloadList releases={releases} words={words} partial={website.freshness === 'fallback'} />
      <SignedSums />
      <ForMachines releases={releases} />
    </PageShell>
  );
}
