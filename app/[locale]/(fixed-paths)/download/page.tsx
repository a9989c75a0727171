import '@/app/styles/download.css';
import { OpenDesktopAppSection } from '@/components/cta/open-desktop-app-section';
import { PageShell } from '@/components/layout/page-shell';
import { PageFaq } from '@/components/sections/page-faq';
import { ClosingPageLinks } from '@/components/sections/closing/closing-page-links';
import { ListNotices } from '@/components/releases/list-notices';
import { hasNoDownload } from '@/lib/releases/lists/select-packages';
import { createPackageFormatter } from '@/components/releases/package-formatter';
import { pageMetadata } from '@/lib/seo/metadata';
import { getV6List, getWebsiteList } from '@/lib/releases/lists/get-package-lists';
import { AndroidSection } from './android-section';
import { DownloadHero } from './download-hero';
import { EditionsCompared } from './editions-compared';
import { MinimumSystems } from './minimum-systems';
import { VerifySection } from './verify-section';
import { PackageTable } from './package-table';

export const generateMetadata = pageMetadata('/download');

export default async function DownloadPage() {
  const [website, v6, formatter] = await Promise.all([
    getWebsiteList(),
    getV6List(),
    createPackageFormatter(),
  ]);
  const { packages, freshness } = website;
  const isWithoutDownload = hasNoDownload(packages, v6.packages);
  const lists = { packages, v6Packages: v6.packages, formatter, freshness };
  return (
    <PageShell path="/download">
      <DownloadHero {...lists} />
      {!isWithoutDownload && <PackageTable {...lists} />}
      <ListNotices website={website} v6={v6} />
      <MinimumSystems />
      <AndroidSection packages={packages} formatter={formatter} />
      <EditionsCompared
        locale={formatter.locale}
        packages={packages}
        isWithoutDownload={isWithoutDownload}
      />
      {!isWithoutDownload && <VerifySection packages={packages} v6Packages={v6.packages} />}
      <OpenDesktopAppSection pageName="download" tone="mist" />
      <PageFaq namespace="download" />
      {!isWithoutDownload && (
        <ClosingPageLinks namespace="download" next="/register" otherPage="/downloadlist" />
      )}
    </PageShell>
  );
}
