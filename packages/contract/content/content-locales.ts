/** Languages of the site and its texts. Loaded by browsers too. */
export const contentLocales = ['zh-CN', 'en-US'] as const;
export type ContentLocale = (typeof contentLocales)[number];
