import '@/app/styles/download.css';
import { getTranslations } from 'next-intl/server';
import { CompactClosingDownload } from '@/components/sections/closing/compact-closing-download';
import { PageShell } from '@/components/layout/page-shell';
import { LightHero } from '@/components/sections/light-hero';
import { PageFaq } from '@/components/sections/page-faq';
import { ListNotices } from '@/components/releases/list-notices';
import { SignedChecksums } from '@/components/releases/signed-checksums';
import { createPackageFormatter } from '@/components/releases/package-formatter';
import { pageMetadata } from '@/lib/seo/metadata';
import { getVerifiablePackages } from '@/lib/releases/lists/get-verifiable-packages';
import { OfficialOrigins } from './official-origins';
import { DownloadCheckSection } from './download-check-section';
import { WhatItProves } from './what-it-proves';
import { PublishedSection } from './published-section';

export const generateMetadata = pageMetadata('/verify');

/** The page answers: is this file, this checksum or this URL really yours? */
export default async function VerifyPage() {
  const [t, published, formatter] = await Promise.all([
    getTranslations('verify.hero'),
    getVerifiablePackages(),
    createPackageFormatter(),
  ]);
  return (
    <PageShell path="/verify" tone="light">
      <LightHero path="/verify" title={t('title')} lead={t('lead')} />
      <DownloadCheckSection />
      <ListNotices {...published} />
      <WhatItProves />
      <PublishedSection published={published} formatter={formatter} />
      <SignedChecksums />
      <OfficialOrigins />
      <PageFaq namespace="verify" />
      <CompactClosingDownload
        namespace="verify"
        otherPage="/news/verify-installer-sha256"
        anchor="#team"
      />
    </PageShell>
  );
}
