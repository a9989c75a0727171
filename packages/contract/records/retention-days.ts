/** How long what comes in is stored, in days: read by the daily job and by the privacy agreement (O2). */
export const retentionDays = {
  /** After a code has run out. */
  codes: 1,
  /** How often a phone got a code or sent an application: asked within a day. */
  counts: 1,
  events: 180,
  /** Sums of a day about promoters' links (O4), and invite codes since their owners were last seen. */
  figures: 400,
  /** After an application's last change: three years. */
  applications: 3 * 365,
  /** From signing in. */
  signIns: 30,
  /** Lines about what operators did. */
  audit: 730,
  /** Failed sign-ins of the console, and its forms and sessions that count no second time. */
  consoleTraces: 2,
  /** Failures of the site and the console, which hold nothing of a visitor. */
  errorLines: 14,
  /** How often limits refused. */
  limitHits: 30,
  /** Packages that were uploaded and not published, since their last part came. */
  uploads: 3,
  /** Codes in the file of a demonstration. */
  outbox: 1,
  /** Copies of the database, removed by the command that makes them. */
  backups: 30,
} as const;
