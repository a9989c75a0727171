/** Tables of staff accounts, recovery codes, sign-in attempts, used ids and results of the console's forms. */

export const staffRoles = ['reader', 'support', 'editor', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

export interface StaffRow {
  staff_id: string;
  /** The name typed at the sign-in, in lower case. */
  name: string;
  role: StaffRole;
  /** Made by scrypt, with its parameters. */
  password_hash: string;
  /** The authenticator's secret in base32, sealed by staff/sealed-secret.ts. */
  totp_secret: string;
  /** The period of the last accepted code. No code of this period or an earlier one is accepted again. */
  totp_step: number;
  /** Sessions that began before this instant have ended. */
  signed_out_at: string | null;
  /** Flag: the password was generated and must be replaced by the staff member's own. */
  must_change: number;
  /** Flag. */
  disabled: number;
  created_at: string;
}

/** A code that opens the account once when the authenticator is lost. */
interface StaffRecoveryRow {
  staff_id: string;
  code_hash: string;
}

/**
 * Counted attempts to sign in or to change a secret, by the keys of staff/sign-in-attempts.ts: name, name and source,
 * IP, session.
 */
interface StaffFailureRow {
  /**
   * Hash of what attempts are counted by: a name, a name and a source, an IP, a session. The column has an older name.
   */
  name_hash: string;
  failed: number;
  /** No password is checked before this instant. */
  locked_until: string;
  last_at: string;
}

/** Ids that count once: of ended sessions, sent forms and uploads. */
interface OneTimeIdRow {
  id: string;
  at: string;
}

/** The result of a console form, or the entered values if the form was refused. The next page shows it. */
interface FormResultRow {
  note_id: string;
  staff_id: string;
  /** JSON. */
  content: string;
  at: string;
}

export interface StaffTables {
  staff: StaffRow;
  staff_recovery: StaffRecoveryRow;
  staff_failures: StaffFailureRow;
  /** Ids that count once; the table has an older name. */
  staff_spent: OneTimeIdRow;
  /** Results of console forms; the table has an older name. */
  staff_notes: FormResultRow;
}
