/** What a text may be filed under. Lists of the site that a file of an operator chooses from. */

export const newsCategories = ['isolation', 'team', 'client', 'deployment'] as const;

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

/** Languages of the site, in the order of a file. */
export const fileLocales = ['zh-CN', 'en-US'] as const;
export type FileLocale = (typeof fileLocales)[number];
