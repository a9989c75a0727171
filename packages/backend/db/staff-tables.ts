/** Who may enter the console, and what each of their sittings leaves behind. */

export const staffRoles = ['reader', 'support', 'editor', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

export interface StaffRow {
  staff_id: string;
  /** What is typed at the sign-in, in small letters. */
  name: string;
  role: StaffRole;
  /** Made by scrypt, with its parameters. */
  password_hash: string;
  /** The authenticator's secret in base32, sealed by staff/sealed-secret.ts. */
  totp_secret: string;
  /** The period of the last code that was taken; no earlier one and not the same again opens anything. */
  totp_step: number;
  /** Sessions begun before this instant are over. */
  signed_out_at: string | null;
  /** Flag: the password was made for the person and must be replaced by an own one. */
  must_change: number;
  /** Flag. */
  disabled: number;
  created_at: string;
}

/** A code that opens the account once where the authenticator is lost. */
export interface StaffRecoveryRow {
  staff_id: string;
  code_hash: string;
}

/** Sign-ins that failed since the last that did not, by the typed name, whether it is anybody's or not. */
export interface StaffFailureRow {
  /** SHA-256 of the name. */
  name_hash: string;
  failed: number;
  /** No password is looked at before this instant. */
  locked_until: string;
  last_at: string;
}

/** Sessions that were signed out of and forms that were sent, which count no second time. */
export interface StaffSpentRow {
  id: string;
  at: string;
}

/** What somebody entered and could not be stored as it was, or what came of it; shown on the next page. */
export interface StaffNoteRow {
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
  staff_spent: StaffSpentRow;
  staff_notes: StaffNoteRow;
}
