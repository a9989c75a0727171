import '@/app/styles/download.css';
import { PageShell } from '@/components/layout/page-shell';
import { ListNotices } from '@/components/releases/list-notices';
import { createPackageFormatter } from '@/components/releases/package-formatter';
import { packageInRow } from '@/lib/releases/lists/package-buttons';
import { pageMetadata } from '@/lib/seo/metadata';
import { getWebsiteList } from '@/lib/releases/lists/get-package-lists';
import { SystemRequirements, InstallSteps, VpsFit, VpsPackage, VpsFaq } from './vps-sections';
import { VpsHero } from './vps-hero';

export const generateMetadata = pageMetadata('/vps');

export default async function VpsPage() {
  const [website, formatter] = await Promise.all([getWebsiteList(), createPackageFormatter()]);
  const releasePackage = packageInRow(website.packages, 'windows-lite', 'v5');
  return (
    <PageShell path="/vps">
      <VpsHero releasePackage={releasePackage} formatter={formatter} />
      <ListNotices website={website} />
      <SystemRequirements />
      <VpsFit />
      <InstallSteps />
      <VpsPackage releasePackage={releasePackage} formatter={formatter} />
      <VpsFaq />
    </PageShell>
  );
}
