import { defineRouting } from 'next-intl/routing';

/** zh-CN has bare paths, en-US is under /en (L1); only the path decides the language (L2). */
export const routing = defineRouting({
  locales: ['zh-CN', 'en-US'],
  defaultLocale: 'zh-CN',
  localePrefix: { mode: 'as-needed', prefixes: { 'en-US': '/en' } },
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
});

export type Locale = (typeof routing.locales)[number];

/** A text in each language. */
export type Localized = Readonly<Record<Locale, string>>;
