/** Activities requested from the upstream, in the order of the list of offers. */
export const activityIds = [
  'new-user-gift',
  'recharge',
  'cooperation',
  'invite-refund',
  'doubleeleven',
  'midautumn',
  '2021618',
] as const;
export type ActivityId = (typeof activityIds)[number];
