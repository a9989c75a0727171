import '@/app/parts/home.css';
import { PageShell } from '@/components/layout/page-shell';
import { hasLink, isNothingReleased } from '@/lib/releases/choose';
import { pageMetadata } from '@/lib/seo/metadata';
import { getV6Releases, getWebsiteReleases } from '@/lib/upstream/releases';
import { Editions } from './editions';
import { HandoverSection } from './handover-section';
import { AutomationSection } from './automation-section';
import { Hero } from './hero';
import { Isolation } from './isolation';
import { Network } from './network';
import { HomeFaq, HomeStructuredData } from './home-faq';
import { Figures, Platforms, Team } from './sections';
import { Steps } from './steps';

export const generateMetadata = pageMetadata('/');

export default async function HomePage() {
  const [website, v6] = await Promise.all([getWebsiteReleases(), getV6Releases()]);
  const { releases, freshness } = website;
  return (
    <PageShell path="/" tone="ink">
      <Hero released={!isNothingReleased(website, v6)} />
      <Figures />
      <Isolation />
      <HandoverSection />
      <Team />
      <Network />
      <Platforms />
      <AutomationSection android={freshness !== 'live' || hasLink(releases, 'android')} />
      <Editions />
      <HomeFaq />
      <Steps />
      <HomeStructuredData />
    </PageShell>
  );
}
