/** What an operator's commands leave behind (O2). */

/** Where a change came from: a person signed in to the console, a command on the machine, or a set time. */
export const auditSources = ['console', 'command', 'schedule'] as const;
export type AuditSource = (typeof auditSources)[number];

/** One line for each thing that was changed. */
export interface AuditLineRow {
  audit_id: string;
  at: string;
  /** A person of the console; from the command line whatever was given there. */
  who: string;
  /** Null in lines of before it was written down. */
  source: AuditSource | null;
  /** Of a command: the operating system's user, which cannot be given by an option. */
  system_user: string | null;
  verb: string;
  /** What it was done to; a phone only masked. */
  subject: string | null;
  detail: string | null;
  /** JSON of what the change found, and of what it left; phones only masked. */
  before: string | null;
  after: string | null;
  /** The request it was done in; null from the command line. */
  request_id: string | null;
}

export const blockKinds = ['phone', 'range', 'promoter'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** Who gets no code, no form and no discount. */
export interface BlockRow {
  kind: BlockKind;
  /** +<area><digits>, <address>/<bits>, or a promoter's id. */
  value: string;
  reason: string | null;
  who: string;
  at: string;
}

/** An article or a campaign beside the built-in ones. */
export interface PublishedRow {
  /** The folder of its address. */
  family: 'news' | 'activity';
  slug: string;
  /** JSON, as lib/publishing has it. */
  record: string;
  /** The file it came from, to be changed and given again. */
  source: string;
  changed_at: string;
}

/** An article or a campaign while it is written, or since it was taken down. */
export interface DraftRow {
  family: 'news' | 'activity';
  slug: string;
  state: 'draft' | 'archived';
  /** JSON: its fields by name, as lib/publishing/draft-fields has them. */
  content: string;
  changed_at: string;
  changed_by: string;
}

/** A picture an operator put on pages. */
export interface PictureRow {
  /** The beginning of its SHA-256. */
  picture_id: string;
  media_type: string;
  base64: string;
  created_at: string;
  created_by: string;
}

export interface OperatorTables {
  pictures: PictureRow;
  drafts: DraftRow;
  audit_lines: AuditLineRow;
  blocks: BlockRow;
  published: PublishedRow;
}
