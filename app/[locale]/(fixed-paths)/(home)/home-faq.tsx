import { useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { ContactFaq } from '@/components/sections/contact-faq';
import { JsonLd } from '@/components/layout/json-ld';
import { findLatestPackage } from '@/lib/releases/lists/package-lists';
import {
  organizationJsonLd,
  softwareApplicationJsonLd,
  webSiteJsonLd,
  type QuestionAnswer,
} from '@/lib/seo/json-ld';
import { supportHours } from '@/lib/site';
import { getWebsitePackages } from '@/lib/releases/lists/get-package-lists';

/** The questions that sellers ask before they start. */
export function HomeFaq() {
  const t = useTranslations('home.faq');
  return (
    <ContactFaq
      title={t('title')}
      items={homeQuestions(t)}
      contact={{
        qrAlt: t('qr'),
        title: t('contact'),
        lines: [t('presale'), t('support', supportHours)],
      }}
    />
  );
}

const questionKeys = ['fees', 'ip', 'linked', 'leave', 'help'] as const;

type Translator = ReturnType<typeof useTranslations<'home.faq'>>;

/** Questions of the home page, for the list and for the structured data. */
function homeQuestions(t: Translator): QuestionAnswer[] {
  return questionKeys.map((key) => ({
    question: t(`items.${key}.question`),
    answer: t(`items.${key}.answer`, supportHours),
  }));
}

/** Structured data about the company, this site, and the client it offers. */
export async function HomeStructuredData() {
  const [locale, t, { packages }] = await Promise.all([
    getLocale(),
    getTranslations('home.meta'),
    getWebsitePackages(),
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
