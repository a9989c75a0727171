import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/layout/page/json-ld';
import { latestOf } from '@/lib/releases/choose';
import { organization, softwareApplication, webSite } from '@/lib/seo/json-ld';
import { getWebsiteReleases } from '@/lib/upstream/releases';

/** Who we are, what this site is, and the client it offers. */
export async function StructuredData() {
  const [locale, t, { releases }] = await Promise.all([
    getLocale(),
    getTranslations('meta.home'),
    getWebsiteReleases(),
  ]);
  const windows = latestOf(releases, 'windows');
  const software = softwareApplication(locale, {
    description: t('description'),
    operatingSystem: 'Windows, macOS, Linux, Android',
    version: windows?.version,
    releasedOn: windows?.releasedOn,
  });
  return (
    <>
      <JsonLd data={organization(locale)} />
      <JsonLd data={webSite(locale)} />
      <JsonLd data={software} />
    </>
  );
}
