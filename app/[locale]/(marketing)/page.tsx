import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { Closing } from './_home/closing';
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
import { Voices } from './_home/voices';

export const generateMetadata = pageMetadata('/');

export default function HomePage() {
  return (
    <PageShell path="/" tone="ink">
      <Hero />
      <Figures />
      <Isolation />
      <HandoverSection />
      <Team />
      <Network />
      <Platforms />
      <Helpers />
      <Editions />
      <Voices />
      <Steps />
      <Questions />
      <Closing />
      <StructuredData />
    </PageShell>
  );
}
