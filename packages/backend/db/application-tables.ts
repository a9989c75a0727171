/** What people send through forms. */

export const applicationStates = ['new', 'in work', 'done'] as const;
export type ApplicationState = (typeof applicationStates)[number];
export interface ApplicationRow {
  apply_no: string;
  /** APPLYTYPE. */
  type: number;
  /** APPLYFROM. */
  apply_from: number;
  idempotency_key_hash: string;
  /** Of what was filled in; null for those from before it was kept. */
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
  /** The operator who took it. */
  handled_by: string | null;
  /** What operators wrote about it, a line each time. */
  note: string | null;
  /** Its time runs from here (O2); null only for what an older release stores beside this one. */
  changed_at: string | null;
}

/** How many applications came for a phone within a day. */
export interface ApplicationCountRow {
  phone: string;
  window_started_at: string;
  sent: number;
}

/** A screenshot, without its metadata. */
export interface ApplicationPictureRow {
  apply_no: string;
  media_type: string;
  base64: string;
}

/** What is still to be told to the operator's own system. */
export interface ApplicationDeliveryRow {
  apply_no: string;
  attempts: number;
  next_attempt_at: string;
  delivered_at: string | null;
  /** Why the last try came to nothing. */
  last_failure: string | null;
}

export interface ApplicationTables {
  applications: ApplicationRow;
  application_counts: ApplicationCountRow;
  application_pictures: ApplicationPictureRow;
  application_deliveries: ApplicationDeliveryRow;
}
