import '@/app/styles/download.css';
import { PageShell } from '@/components/layout/page-shell';
import { ListNotices } from '@/components/releases/list-notices';
import { SignedChecksums } from '@/components/releases/signed-checksums';
import { createPackageFormatter } from '@/components/releases/package-formatter';
import { pageMetadata } from '@/lib/seo/metadata';
import { getV6List, getWebsiteList } from '@/lib/releases/lists/get-package-lists';
import { FilesForPrograms } from './files-for-programs';
import { PackageLists } from './package-lists';

export const generateMetadata = pageMetadata('/downloadlist');

export default async function DownloadListPage() {
  const [website, v6, formatter] = await Promise.all([
    getWebsiteList(),
    getV6List(),
    createPackageFormatter(),
  ]);
  const packages = [...website.packages, ...v6.packages];
  return (
    <PageShell path="/downloadlist" tone="light">
      <ListNotices website={website} v6={v6} />
      <PackageLists
        packages={packages}
        formatter={formatter}
        isListUnreadable={website.freshness === 'fallback'}
      />
      <SignedChecksums />
      <FilesForPrograms packages={packages} />
    </PageShell>
  );
}
