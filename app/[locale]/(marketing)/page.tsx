import { PageShell } from '@/components/layout/page-shell';
import { hasLink, isNothingReleased } from '@/lib/releases/choose';
import { pageMetadata } from '@/lib/seo/metadata';
import { getV6Releases, getWebsiteReleases } from '@/lib/upstream/releases';
import { Closing } from './_home/closing';
import { LeavingDay } from './_home/leaving-day';
import { Editions } from './_home/editions';
import { Figures } from './_home/figures';
import { HandoverSection } from './_home/handover-section';
import { Helpers } from './_home/helpers';
import { Hero } from './_home/hero';
import { Isolation } from './_home/isolation';
import { Network } from './_home/network';
import { Platforms } from './_home/platforms';
import { Questions } from './_home/questions';
import { Steps } from './_home/steps';
import { StructuredData } from './_home/structured-data';
import { Team } from './_home/team';

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
      <Helpers android={freshness !== 'live' || hasLink(releases, 'android')} />
      <Editions />
      <LeavingDay />
      <Steps />
      <Questions />
      <Closing />
      <StructuredData />
    </PageShell>
  );
}
