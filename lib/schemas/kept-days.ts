/** How long what comes in is kept, in days: read by the daily job and by the privacy agreement (O2). */
export const keptDays = {
  /** After a code has run out. */
  codes: 1,
  events: 180,
  /** After an application's last change: three years. */
  applications: 3 * 365,
  /** From signing in. */
  signIns: 30,
  /** Lines about what operators did. */
  audit: 730,
  /** Codes in the file of a demonstration. */
  outbox: 1,
} as const;
