import '@/app/styles/product.css';
import { PageShell } from '@/components/layout/page-shell';
import { PageFaq } from '@/components/sections/page-faq';
import { hasDownload, findLatestPackage } from '@/lib/releases/lists/select-packages';
import { pageMetadata } from '@/lib/seo/metadata';
import { getWebsiteList } from '@/lib/releases/lists/get-package-lists';
import { PhoneUses, PhoneAndComputer, PhoneHero, PhoneStart } from './app-site-sections';

export const generateMetadata = pageMetadata('/app/site');

/** The page answers: which part of my work with the stores can I do on the road? */
export default async function PhoneAppPage() {
  const { packages, freshness } = await getWebsiteList();
  return (
    <PageShell path="/app/site">
      <PhoneHero
        mayHaveDownload={freshness !== 'live' || hasDownload(packages, 'android')}
        sha256={findLatestPackage(packages, 'android')?.sha256}
      />
      <PhoneUses />
      <PhoneAndComputer />
      <PhoneStart />
      <PageFaq namespace="phoneApp" />
    </PageShell>
  );
}
