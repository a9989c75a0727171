/** Table of the audit log (O2). */

/** Where a change came from: a staff member signed in to the console, a command on the machine, or a set time. */
export type AuditSource = 'console' | 'command' | 'schedule';

/**
 * An entry for each change, view of personal data (not again within a minute, except of a person), export and sign-in.
 */
interface AuditEntryRow {
  audit_id: string;
  at: string;
  /** A staff account of the console; for a command the name given with `--by`, otherwise the user of the machine. */
  who: string;
  /** Null in entries from before sources were stored. */
  source: AuditSource | null;
  /** For a command: the operating system's user, which no option can change. */
  system_user: string | null;
  verb: string;
  /** Key of the record, a file or a name; a phone is masked. */
  subject: string | null;
  /** JSON of the operation's `auditValues`; text in old entries. */
  detail: string | null;
  /** JSON of the values before and after the change; personal ones are `***`. */
  before: string | null;
  after: string | null;
  /** Id of the console's request; null for commands and scheduled publishing. */
  request_id: string | null;
}

export interface AuditTables {
  audit_lines: AuditEntryRow;
}
