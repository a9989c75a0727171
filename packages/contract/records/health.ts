/** What went wrong and what was refused lately, as the store holds it. */

/** A failure, as the log tells it: nothing of a body, a query or a whole phone. */
export interface ErrorLineRow {
  line_id: string;
  at: string;
  /** As in the log: `handler`, `upstream`, `backend` … */
  part: string;
  message: string;
  /** As in the answer's X-Request-Id; null where no request was answered. */
  request_id: string | null;
  /** Method and path. */
  route: string | null;
  /** Of the refusal or the answer. */
  code: string | null;
  /** Shortened. */
  reason: string | null;
  /** Which process wrote it: the number of a worker, or `console`; null where there is only one. */
  worker: string | null;
}

/** How often a limit refused something within an hour. */
export interface LimitHitRow {
  limit_name: string;
  /** Its first instant. */
  hour: string;
  hits: number;
}

/** Where a process of the site writes both. */
export interface HealthRecords {
  /** A line that is there already is left as it is. */
  readonly addErrors: (lines: readonly ErrorLineRow[]) => Promise<void>;
  /** Adds to what other processes counted in the same hour. */
  readonly addHits: (hits: readonly LimitHitRow[]) => Promise<void>;
}

/** What may refuse because it was asked too often, or by too many at once. */

/** By an address, or by all visitors together. */
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
const queueNames = ['pages', 'handlers', 'bodies', 'pictures', 'forms', 'events'] as const;
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
