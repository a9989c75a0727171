import { FallbackNotice } from '@/components/downloads/fallback-notice';
import { PureDownload } from '@/components/downloads/vps/pure-download';
import { ServerNeeds } from '@/components/downloads/vps/server-needs';
import { StartSteps } from '@/components/downloads/vps/start-steps';
import { VpsFaq } from '@/components/downloads/vps/vps-faq';
import { VpsHero } from '@/components/downloads/vps/vps-hero';
import { WhoFits } from '@/components/downloads/vps/who-fits';
import { getWords } from '@/components/downloads/words';
import { PageShell } from '@/components/layout/page-shell';
import { offerOf } from '@/lib/releases/offers';
import { pageMetadata } from '@/lib/seo/metadata';
import { getWebsiteReleases } from '@/lib/upstream/releases';

export const generateMetadata = pageMetadata('/vps');

export default async function VpsPage() {
  const [website, words] = await Promise.all([getWebsiteReleases(), getWords()]);
  const release = offerOf(website.releases, 'windows-lite', 'v5');
  return (
    <PageShell path="/vps">
      <VpsHero release={release} words={words} />
      <FallbackNotice website={website} />
      <ServerNeeds />
      <WhoFits locale={words.locale} />
      <StartSteps />
      <PureDownload release={release} words={words} />
      <VpsFaq />
    </PageShell>
  );
}
