/** Tables of the audit log and of blocks (O2). */

/** Where a change came from: a person signed in to the console, a command on the machine, or a set time. */
export type AuditSource = 'console' | 'command' | 'schedule';

/** One line for each change. */
interface AuditLineRow {
  audit_id: string;
  at: string;
  /** A staff account of the console; from the command line the name that was given there. */
  who: string;
  /** Null in lines from before it was stored. */
  source: AuditSource | null;
  /** For a command: the operating system's user, which no option can change. */
  system_user: string | null;
  verb: string;
  /** Key of the changed record; a phone is masked. */
  subject: string | null;
  detail: string | null;
  /** JSON of the values before and after the change; phones are masked. */
  before: string | null;
  after: string | null;
  /** The request it was done in; null from the command line. */
  request_id: string | null;
}

export const blockKinds = ['phone', 'range', 'promoter'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** A value that gets no code, no form and no discount. */
export interface BlockRow {
  kind: BlockKind;
  /** +<area><digits>, <address>/<bits>, or a promoter's id. */
  value: string;
  reason: string | null;
  who: string;
  at: string;
}

export interface OperatorTables {
  audit_lines: AuditLineRow;
  blocks: BlockRow;
}
