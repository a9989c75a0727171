import { FallbackNotice } from '@/components/downloads/fallback-notice';
import { SignedSums } from '@/components/downloads/signed-sums/signed-sums';
import { OwnAddresses } from '@/components/downloads/verify/page/own-addresses';
import { PublishedSection } from '@/components/downloads/verify/page/published-section';
import { ToolSection } from '@/components/downloads/verify/page/tool-section';
import { VerifyClosing } from '@/components/downloads/verify/page/verify-closing';
import { VerifyHero } from '@/components/downloads/verify/page/verify-hero';
import { WhatItProves } from '@/components/downloads/verify/page/what-it-proves';
import { getWords } from '@/components/downloads/words';
import { PageFaq } from '@/components/layout/page/page-faq';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { getPublished } from '@/lib/upstream/articles';

export const generateMetadata = pageMetadata('/verify');

/** "Is this file, this checksum or this address really yours?" */
export default async function VerifyPage() {
  const [published, words] = await Promise.all([getPublished(), getWords()]);
  return (
    <PageShell path="/verify" tone="light">
      <VerifyHero />
      <ToolSection />
      <FallbackNotice {...published} />
      <WhatItProves />
      <PublishedSection published={published} words={words} />
      <SignedSums />
      <OwnAddresses />
      <PageFaq of="verify" />
      <VerifyClosing />
    </PageShell>
  );
}
