/** What a text may be filed under, and the languages it may be in. Read in browsers too. */

export const newsCategories = ['isolation', 'team', 'client', 'deployment'] as const;
export type NewsCategory = (typeof newsCategories)[number];

export const caseIndustries = ['home', 'fashion', 'service', 'auto', 'crafts'] as const;
export const caseTeamSizes = ['solo', 'small', 'middle', 'large'] as const;

export const productLines = ['v6', 'v5', 'pure', 'android'] as const;
export type ProductLine = (typeof productLines)[number];

/** What an application helps with, in the order a store meets it. */
export const appCategories = [
  'listing',
  'orders',
  'service',
  'marketing',
  'finance',
  'team',
] as const;
export type AppCategory = (typeof appCategories)[number];

/** Who starts an application: the person at the page, the clock, or the client itself. */
export const appKinds = ['extension', 'flow', 'builtIn'] as const;
export type AppKind = (typeof appKinds)[number];

export const offerKinds = [
  'coupon',
  'button_coupon',
  'coupon_pack',
  'first_month_ip',
  'invite_reward',
] as const;
export type OfferKind = (typeof offerKinds)[number];

/** Of these, sums of the sign-up button's label (S3): they say how it counts, and are no offers by themselves. */
export const labelKinds = ['button_coupon', 'coupon_pack'] as const satisfies readonly OfferKind[];

export const campaignVisuals = [
  'stairs',
  'docks',
  'ones',
  'dial',
  'moon',
  'phases',
  'pixels',
] as const;

/** Languages of the site. */
export const contentLocales = ['zh-CN', 'en-US'] as const;
export type ContentLocale = (typeof contentLocales)[number];
