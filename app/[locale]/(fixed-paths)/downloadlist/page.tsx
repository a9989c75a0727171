import '@/app/styles/download.css';
import { PageShell } from '@/components/layout/page-shell';
import { FallbackNotice } from '@/components/releases/download-notices';
import { FilesForPrograms, SignedSums } from '@/components/releases/published-files';
import { getReleaseText } from '@/components/releases/release-text';
import { pageMetadata } from '@/lib/seo/metadata';
import { getV6Packages, getWebsitePackages } from '@/lib/upstream/releases';
import { PackageLists } from './package-lists';

export const generateMetadata = pageMetadata('/downloadlist');

export default async function DownloadListPage() {
  const [website, v6, text] = await Promise.all([
    getWebsitePackages(),
    getV6Packages(),
    getReleaseText(),
  ]);
  const packages = [...website.packages, ...v6.packages];
  return (
    <PageShell path="/downloadlist" tone="light">
      <FallbackNotice website={website} v6={v6} />
      <PackageLists packages={packages} text={text} isPartial={website.freshness === 'fallback'} />
      <SignedSums />
      <FilesForPrograms packages={packages} />
    </PageShell>
  );
}
