/** Structured data (schema.org) as plain objects; components/layout/json-ld.tsx puts them into the page. */
import type { Locale } from '@/lib/core/i18n/routing';
import { site } from '@/lib/site';
import type { SitePath } from '@/lib/pages';
import { absolutePageUrl, absoluteUrl } from './absolute-urls';
import { toDateTime } from './date-time';

export type JsonLdObject = {
  readonly '@context': 'https://schema.org';
  readonly '@type': string;
} & Readonly<Record<string, unknown>>;

const schemaContext = 'https://schema.org' as const;

/** schema.org's Organization: the company with its contacts. */
export function organizationJsonLd(locale: Locale): JsonLdObject {
  const { address, email, phone: telephone } = site.company;
  const accounts = site.socialAccounts.map(({ url }) => url);
  return {
    '@context': schemaContext,
    '@type': 'Organization',
    '@id': absoluteUrl('/#organization'),
    name: site.name[locale],
    legalName: site.company.legalName,
    url: absolutePageUrl('zh-CN', '/'),
    logo: absoluteUrl('/logo.svg'),
    ...(telephone || email
      ? {
          contactPoint: {
            '@type': 'ContactPoint',
            telephone,
            email,
            contactType: 'customer support',
            availableLanguage: ['zh-CN', 'en-US'],
          },
        }
      : {}),
    ...(address ? { address: { '@type': 'PostalAddress', streetAddress: address } } : {}),
    ...(accounts.length > 0 ? { sameAs: accounts } : {}),
  };
}

/** schema.org's WebSite: the site in a language. */
export function webSiteJsonLd(locale: Locale): JsonLdObject {
  return {
    '@context': schemaContext,
    '@type': 'WebSite',
    name: site.name[locale],
    url: absolutePageUrl(locale, '/'),
    inLanguage: locale,
    publisher: { '@id': absoluteUrl('/#organization') },
  };
}

interface SoftwareInput {
  readonly description: string;
  /** Schema.org requires one text, e.g. "Windows, macOS, Linux, Android". */
  readonly operatingSystem: string;
  /** Dotted version; left out when the version list could not be loaded. */
  readonly version?: string | undefined;
  readonly releasedOn?: string | null | undefined;
}

/** schema.org's SoftwareApplication: the client. Downloading it is free, so the offer has the price 0. */
export function softwareApplicationJsonLd(locale: Locale, input: SoftwareInput): JsonLdObject {
  return {
    '@context': schemaContext,
    '@type': 'SoftwareApplication',
    name: site.name[locale],
    description: input.description,
    applicationCategory: 'BrowserApplication',
    operatingSystem: input.operatingSystem,
    downloadUrl: absolutePageUrl(locale, '/download'),
    inLanguage: locale,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'CNY' },
    publisher: { '@id': absoluteUrl('/#organization') },
    ...(input.version ? { softwareVersion: input.version } : {}),
    ...(input.releasedOn ? { datePublished: input.releasedOn } : {}),
  };
}

export interface QuestionAnswer {
  readonly question: string;
  readonly answer: string;
}

/** schema.org's FAQPage of the questions a page shows. */
export function faqPageJsonLd(items: readonly QuestionAnswer[]): JsonLdObject {
  return {
    '@context': schemaContext,
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** @param steps the pages from the home page down to the page itself */
export function breadcrumbListJsonLd(
  locale: Locale,
  steps: readonly { path: SitePath; name: string }[],
): JsonLdObject {
  return {
    '@context': schemaContext,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absolutePageUrl(locale, step.path),
    })),
  };
}

interface ArticleInput {
  readonly type: 'NewsArticle' | 'Article';
  readonly path: SitePath;
  readonly headline: string;
  readonly description: string;
  /** URL of the picture. */
  readonly image: string;
  /** YYYY-MM-DD. */
  readonly publishedOn: string;
  readonly changedOn: string;
}

/** An article of the site; its author is the team, not an invented person. */
export function articleJsonLd(locale: Locale, input: ArticleInput): JsonLdObject {
  const team = {
    '@id': absoluteUrl('/#organization'),
    '@type': 'Organization',
    name: site.name[locale],
  };
  return {
    '@context': schemaContext,
    '@type': input.type,
    headline: input.headline,
    description: input.description,
    image: [input.image],
    datePublished: toDateTime(input.publishedOn),
    dateModified: toDateTime(input.changedOn),
    inLanguage: locale,
    mainEntityOfPage: absolutePageUrl(locale, input.path),
    author: { ...team, url: absolutePageUrl(locale, '/') },
    publisher: team,
  };
}
