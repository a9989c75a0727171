/**
 * Names of everything that refuses requests: limits, over time or at once, and blocks by staff. The numbers are where
 * they are counted.
 */

/** Limits the site counts (lib/core/http/limits/rate-limit.ts). */
const siteLimitNames = [
  'codesPerIp',
  'codesOverall',
  'triesByRequester',
  'triesByOthers',
  'triesPerIp',
  'applicationsPerIp',
  'lookupsPerIp',
  'promotersPerIp',
  'writesPerIp',
  'picturesPerIp',
  'eventsPerIp',
  'eventsOverall',
] as const;

/** Limits for each phone, in the database. */
const phoneLimitNames = ['codesPerPhone', 'applicationsPerPhone'] as const;

/** Blocks by staff. */
const blockLimitNames = ['blockedIps', 'blockedPhones'] as const;

/** Queues that refuse a request when too many wait, or when it waited too long. */
const queueNames = ['pages', 'handlers', 'bodies', 'pictures', 'forms', 'events'] as const;
export type QueueName = (typeof queueNames)[number];

const queueLimit = <Name extends QueueName>(name: Name) => `queue-${name}` as const;

/** All limits, in the order in which they are shown. */
export const refusingLimits = [
  ...siteLimitNames,
  ...phoneLimitNames,
  ...blockLimitNames,
  ...queueNames.map(queueLimit),
] as const;
export type RefusingLimit =
  | (typeof siteLimitNames)[number]
  | (typeof phoneLimitNames)[number]
  | (typeof blockLimitNames)[number]
  | `queue-${QueueName}`;
