import '@/app/styles/download.css';
import { PageShell } from '@/components/layout/page-shell';
import { FallbackNotice } from '@/components/releases/notices';
import { getReleaseText } from '@/components/releases/release-text';
import { packageFor } from '@/lib/releases/table-releases';
import { pageMetadata } from '@/lib/seo/metadata';
import { getWebsiteReleases } from '@/lib/upstream/releases';
import { SystemRequirements, InstallSteps, TypicalUsers, VpsPackage, VpsFaq } from './sections';
import { VpsHero } from './vps-hero';

export const generateMetadata = pageMetadata('/vps');

export default async function VpsPage() {
  const [website, text] = await Promise.all([getWebsiteReleases(), getReleaseText()]);
  const release = packageFor(website.releases, 'windows-lite', 'v5');
  return (
    <PageShell path="/vps">
      <VpsHero release={release} text={text} />
      <FallbackNotice website={website} />
      <SystemRequirements />
      <TypicalUsers />
      <InstallSteps />
      <VpsPackage release={release} text={text} />
      <VpsFaq />
    </PageShell>
  );
}
