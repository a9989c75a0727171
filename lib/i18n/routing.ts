import { defineRouting } from 'next-intl/routing';

/** L1: zh-CN at the bare paths, en-US under /en; L2: the address alone decides. */
export const routing = defineRouting({
  locales: ['zh-CN', 'en-US'],
  defaultLocale: 'zh-CN',
  localePrefix: { mode: 'as-needed', prefixes: { 'en-US': '/en' } },
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
});

export type Locale = (typeof routing.locales)[number];
