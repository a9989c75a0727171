import '@/app/styles/home.css';
import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { PageShell } from '@/components/layout/page-shell';
import {
  findLatestPackage,
  hasDownload,
  isKnownToHaveNoDownload,
} from '@/lib/releases/lists/select-packages';
import { organizationJsonLd, softwareApplicationJsonLd, webSiteJsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { getV6List, getWebsiteList } from '@/lib/releases/lists/get-package-lists';
import { EditionsSection } from './editions-section';
import { HandoverSection } from './handover-section';
import { AutomationSection } from './automation-section';
import { HomeHero } from './home-hero';
import { IsolationSection } from './isolation-section';
import { NetworkSection } from './network-section';
import { HomeFaq } from './home-faq';
import { NumbersSection } from './numbers-section';
import { MarketplacesSection } from './marketplaces-section';
import { TeamSection } from './team-section';
import { StepsSection } from './steps-section';

export const generateMetadata = pageMetadata('/');

export default async function HomePage() {
  const [website, v6] = await Promise.all([getWebsiteList(), getV6List()]);
  const { packages, freshness } = website;
  return (
    <PageShell path="/" tone="ink">
      <HomeHero mayHaveDownload={!isKnownToHaveNoDownload(website, v6)} />
      <NumbersSection />
      <IsolationSection />
      <HandoverSection />
      <TeamSection />
      <NetworkSection />
      <MarketplacesSection />
      <AutomationSection
        hasAndroidPackage={freshness !== 'live' || hasDownload(packages, 'android')}
      />
      <EditionsSection />
      <HomeFaq />
      <StepsSection />
      <StructuredData />
    </PageShell>
  );
}

/** Structured data about the company, this site, and the desktop app it offers. */
async function StructuredData() {
  const [locale, t, { packages }] = await Promise.all([
    getLocale(),
    getTranslations('home.meta'),
    getWebsiteList(),
  ]);
  const windows = findLatestPackage(packages, 'windows');
  const software = softwareApplicationJsonLd(locale, {
    description: t('description'),
    operatingSystem: 'Windows, macOS, Linux, Android',
    version: windows?.version,
    releasedOn: windows?.releasedOn,
  });
  return (
    <>
      <JsonLd data={organizationJsonLd(locale)} />
      <JsonLd data={webSiteJsonLd(locale)} />
      <JsonLd data={software} />
    </>
  );
}
