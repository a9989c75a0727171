/** The product of this deployment, as manifests name it. */
import { routing, type Locale } from '@/lib/core/i18n/routing';
import type { PagePath } from '@/lib/pages';
import { absolutePageUrl } from '@/lib/seo/absolute-urls';
import { site } from '@/lib/site';
import type { Product } from './manifest-package';

const inBothLanguages = (path: PagePath) =>
  Object.fromEntries(
    routing.locales.map((locale) => [locale, absolutePageUrl(locale, path)]),
  ) as Record<Locale, string>;

export const product: Product = {
  origin: site.origin,
  publisher: site.company.legalName ?? site.name['en-US'],
  name: site.name,
  home: inBothLanguages('/'),
  support: inBothLanguages('/service'),
  privacy: inBothLanguages('/protocol/privacyservice'),
  terms: inBothLanguages('/protocol'),
  notes: inBothLanguages('/changelog'),
};
