/** Addresses of campaigns, apart from their texts: lib/routes.ts is part of every request. */
export const campaignSlugs = [
  'recharge',
  'cooperation',
  'doubleeleven',
  'midautumn',
  'midautumn/middetail',
  '2021618',
] as const;
export type CampaignSlug = (typeof campaignSlugs)[number];
export type CampaignPath = `/activity/${CampaignSlug}`;

/** Activities the upstream is asked about. */
export const promotionIds = [
  'new-user-gift',
  'recharge',
  'cooperation',
  'invite-refund',
  'doubleeleven',
  'midautumn',
  '2021618',
] as const;
export type PromotionId = (typeof promotionIds)[number];
