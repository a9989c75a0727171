/** What may refuse because it was asked too often, or by too many at once. */

/** By an address, or by everybody together. */
const byCount = [
  'codeAddress',
  'codeOverall',
  'tryAsker',
  'tryOthers',
  'tryAddress',
  'applyAddress',
  'lookAddress',
  'promoterAddress',
  'writeAddress',
  'pictureAddress',
  'logAddress',
  'eventsOverall',
] as const;

/** By a phone, in the records. */
const byPhone = ['codePhone', 'applyPhone'] as const;

/** What an operator keeps out. */
const blocked = ['blockedAddress', 'blockedPhone'] as const;

/** Lines in which too many waited, or waited for too long. */
export const queueNames = ['pages', 'handlers', 'bodies', 'pictures', 'forms', 'events'] as const;
export type QueueName = (typeof queueNames)[number];

const queueLimit = <Name extends QueueName>(name: Name) => `queue-${name}` as const;

/** All of them, in the order they are shown. */
export const refusingLimits = [
  ...byCount,
  ...byPhone,
  ...blocked,
  ...queueNames.map(queueLimit),
] as const;
export type RefusingLimit =
  | (typeof byCount)[number]
  | (typeof byPhone)[number]
  | (typeof blocked)[number]
  | `queue-${QueueName}`;
