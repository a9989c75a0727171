/**
 * Addresses of articles and cases, newest first. Apart from their texts, because lib/routes.ts reads
 * them and the middleware reads lib/routes.ts: a text here would travel into every request.
 */
export const newsSlugs = [
  'fingerprint-basics',
  'verify-installer-sha256',
  'team-for-peak-season',
  'windows-v6-or-pure',
  'private-deployment-checklist',
  'when-staff-leave',
  'hand-over-without-passwords',
  'separate-store-environments',
] as const;
export type NewsSlug = (typeof newsSlugs)[number];

export const caseSlugs = [
  'home-goods-four-people',
  'fashion-distribution-thirty',
  'service-agency-stores',
  'auto-parts-private',
  'one-person-three-markets',
] as const;
export type CaseSlug = (typeof caseSlugs)[number];
