import '@/app/styles/download.css';
import { PageShell } from '@/components/layout/page-shell';
import { FallbackNotice } from '@/components/releases/download-notices';
import { getReleaseText } from '@/components/releases/release-text';
import { packageFor } from '@/lib/releases/offered-packages';
import { pageMetadata } from '@/lib/seo/metadata';
import { getWebsitePackages } from '@/lib/upstream/releases';
import { SystemRequirements, InstallSteps, TypicalUsers, VpsPackage, VpsFaq } from './vps-sections';
import { VpsHero } from './vps-hero';

export const generateMetadata = pageMetadata('/vps');

export default async function VpsPage() {
  const [website, text] = await Promise.all([getWebsitePackages(), getReleaseText()]);
  const releasePackage = packageFor(website.packages, 'windows-lite', 'v5');
  return (
    <PageShell path="/vps">
      <VpsHero releasePackage={releasePackage} text={text} />
      <FallbackNotice website={website} />
      <SystemRequirements />
      <TypicalUsers />
      <InstallSteps />
      <VpsPackage releasePackage={releasePackage} text={text} />
      <VpsFaq />
    </PageShell>
  );
}
