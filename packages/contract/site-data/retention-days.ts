/**
 * How many days records are stored (O2). The privacy agreement shows those about visitors, and the code that ends or
 * removes records uses all of them. Samples of the status page have their own periods (lib/status/minutes-and-days.ts).
 */
export const retentionDays = {
  /** After a code has expired. */
  codes: 1,
  /** How often a phone requested a code or sent an application: needed for a day. */
  counts: 1,
  events: 180,
  /** Daily sums about promoters' links (O4), and invite codes since their owners were last seen. */
  figures: 400,
  /** After an application's last change: three years. */
  applications: 3 * 365,
  /** From the sign-in. */
  signIns: 30,
  /** Audit log of staff. */
  audit: 730,
  /**
   * Failed sign-ins of the console, one-time ids of its sessions, forms and uploads, results of forms and refused
   * input.
   */
  consoleTraces: 2,
  /** Failures of the site and the console, without visitors' data. */
  errorLines: 14,
  /** Hits of limits. */
  limitHits: 30,
  /** Uploaded but unpublished packages, since their last part arrived. */
  uploads: 3,
  /** Codes in a demonstration's file. */
  outbox: 1,
  /** Copies of the database, removed by the command that makes them. */
  backups: 30,
} as const;
