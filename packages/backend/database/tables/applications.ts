/** Tables of applications: forms that visitors sent, with screenshots, notes and deliveries. */
export const applicationStates = ['new', 'in work', 'done'] as const;
export type ApplicationState = (typeof applicationStates)[number];

export interface ApplicationRow {
  apply_no: string;
  /** Number of the kind: `applicationTypes` of the contract. */
  type: number;
  /** Number of the button that led to the form: `applyButtons` of the contract. */
  apply_from: number;
  idempotency_key_hash: string;
  /** Digest of the contents; null for applications from before digests were stored. */
  content_digest: string | null;
  /** +<area><digits>; null where the form has none. */
  phone: string | null;
  company_name: string | null;
  contact: string | null;
  email: string | null;
  /** JSON object of the form's further fields; never codes. */
  fields: string;
  locale: string | null;
  promoter: string | null;
  callback: string | null;
  activity_id: string | null;
  utm_source: string | null;
  channel_id: string | null;
  landing_source: string | null;
  created_at: string;
  state: ApplicationState;
  /** Name of the staff account that handles the application; null without a handler. */
  handled_by: string | null;
  /**
   * The retention period starts here (O2). Null only where an older version stored the application during an upgrade.
   */
  changed_at: string | null;
}

/** How many applications a phone sent within a day. */
interface ApplicationCountRow {
  phone: string;
  window_started_at: string;
  sent: number;
}

/** A screenshot, without its metadata. Its table has an older name. */
interface ApplicationScreenshotRow {
  apply_no: string;
  media_type: string;
  base64: string;
}

/** A delivery to the operator's own system, due or done. */
export interface ApplicationDeliveryRow {
  apply_no: string;
  attempts: number;
  next_attempt_at: string;
  delivered_at: string | null;
  /** Why the last attempt failed. */
  last_failure: string | null;
}

/** A note by staff about an application. */
interface ApplicationNoteRow {
  note_id: string;
  apply_no: string;
  at: string;
  /** Empty for a line of an earlier version without an account. */
  who: string;
  text: string;
}

export interface ApplicationTables {
  application_notes: ApplicationNoteRow;
  applications: ApplicationRow;
  application_counts: ApplicationCountRow;
  application_pictures: ApplicationScreenshotRow;
  application_deliveries: ApplicationDeliveryRow;
}
