import '@/app/styles/download.css';
import { PageShell } from '@/components/layout/page-shell';
import { FallbackNotice } from '@/components/releases/notices';
import { ForMachines, SignedSums } from '@/components/releases/published-files';
import { getReleaseText } from '@/components/releases/release-text';
import { pageMetadata } from '@/lib/seo/metadata';
import { getV6Releases, getWebsiteReleases } from '@/lib/upstream/releases';
import { ReleaseList } from './release-list';

export const generateMetadata = pageMetadata('/downloadlist');

export default async function DownloadListPage() {
  const [website, v6, text] = await Promise.all([
    getWebsiteReleases(),
    getV6Releases(),
    getReleaseText(),
  ]);
  const releases = [...website.releases, ...v6.releases];
  return (
    <PageShell path="/downloadlist" tone="light">
      <FallbackNotice website={website} v6={v6} />
      <ReleaseList releases={releases} text={text} isPartial={website.freshness === 'fallback'} />
      <SignedSums />
      <ForMachines releases={releases} />
    </PageShell>
  );
}
