/** Collections with texts by staff. */
export const staffCollectionNames = ['news', 'staffCampaigns'] as const;
export type StaffCollectionName = (typeof staffCollectionNames)[number];

/** The first segment of the paths of a collection's texts. The database names collections by it (column `family`). */
export const pathSegmentByCollection = {
  news: 'news',
  staffCampaigns: 'activity',
} as const satisfies Record<StaffCollectionName, string>;
export type StaffPathSegment = (typeof pathSegmentByCollection)[StaffCollectionName];
