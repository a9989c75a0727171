import type { Channel, Purpose } from '@superbrowser/contract/accounts';
import type { ContentLocale } from '@superbrowser/contract/content/categories';
import type {
  FigureKind,
  FigurePlatform,
  OutcomeNumbers,
} from '@superbrowser/contract/site-records/figures';
import type { ErrorLineRow, LimitHitRow } from '@superbrowser/contract/site-records/health';
import type {
  StatusHourRow,
  StatusIncidentRow,
  StatusMinuteRow,
} from '@superbrowser/contract/site-records/status';

/** Instants are compared as text, which works because they all have this form. */
export const iso = (ms: number): string => new Date(ms).toISOString();

/** Tables of the embedded backend. Flags are 0 or 1, instants ISO 8601 text, alike on SQLite and PostgreSQL. */
export interface ReleaseRow {
  /** website: the version list; history: earlier versions. */
  list: 'website' | 'history';
  /** Wire key of the platform: Win, Win_lite, Mac … */
  platform: string;
  /** Order within the platform's list. */
  position: number;
  version: string;
  version_type: number;
  online_time: string | null;
  os_version_type: string | null;
  download_url: string | null;
  download_url_64: string | null;
  size: number | null;
  sha256: string | null;
  size_32: number | null;
  sha256_32: string | null;
}

interface V6ReleaseRow {
  system_type: number;
  version: string;
  install_download_url: string | null;
  online_time: string | null;
  size: number | null;
  sha256: string | null;
}

export interface AdRow {
  slot: 'top' | 'bottom';
  link: string;
  title: string;
  title_en: string;
  expand_img: string;
}

export interface QrCodeRow {
  group_id: number;
  code: string;
  botton_menu_qrcode: string;
  sidebar_qrcode: string;
  name: string;
}

/** Single values as JSON text. */
interface SettingRow {
  name: string;
  value: string;
}

interface PromoterRow {
  promoter_id: string;
  company_name: string;
  username: string;
  is_to_v6: number;
  base_coupon: number;
  more_coupon: number;
}

export interface ActivityRow {
  activity_id: string;
  title: string;
  start_at: string;
  end_at: string;
  /** JSON array. */
  offers: string;
}

interface EventRow {
  event_id: string;
  key: string;
  count: number;
  platform: string;
  /** JSON object. */
  segmentation: string;
  received_at: string;
}

export interface Tables
  extends
    AccountTables,
    ApplicationTables,
    PromoterFigureTables,
    HealthTables,
    OperatorTables,
    PackageTables,
    StaffTables,
    StatusTables {
  releases: ReleaseRow;
  v6_releases: V6ReleaseRow;
  ads: AdRow;
  qr_codes: QrCodeRow;
  settings: SettingRow;
  promoters: PromoterRow;
  activities: ActivityRow;
  events: EventRow;
}

// Tables of accounts. Phones are +<area><digits>; codes and tokens are stored as hashes only.

export interface UserRow {
  user_id: string;
  phone: string;
  /** Null for staff, who sign in with a code. */
  password_hash: string | null;
  username: string;
  company_name: string;
  role: 'owner' | 'employee';
  invite_code: string;
  referral_code: string | null;
  promoter: string | null;
  callback: string | null;
  activity_id: string | null;
  utm_source: string | null;
  channel_id: string | null;
  landing_source: string | null;
  /** Hash of the key its form was sent with; null where there was none. */
  registration_key_hash: string | null;
  created_at: string;
}

interface LoginTokenRow {
  token_hash: string;
  user_id: string;
  /** Digest of the password's hash at issue: a token ends when the password changes. Null: not compared. */
  credential_hash: string | null;
  created_at: string;
  expires_at: string;
}

/** How often a phone got a code; one row for each phone, whatever the purpose. */
interface CodeSendRow {
  phone: string;
  last_sent_at: string;
  window_started_at: string;
  sent: number;
}

/** The only valid code of a phone and purpose. */
interface VerificationCodeRow {
  phone: string;
  purpose: Purpose;
  channel: Channel;
  code_id: string;
  code_hash: string;
  tries: number;
  expires_at: string;
}

interface CaptchaTokenRow {
  token_hash: string;
  phone: string;
  purpose: Purpose;
  expires_at: string;
}

export interface InvitationRow {
  token_hash: string;
  status: number;
  inviter: string;
  company_name: string;
  apply_status: number;
  readonly_name: string | null;
  applicant_phone: string | null;
  applicant_name: string | null;
  applied_at: string | null;
}

/** Who invited whom. The row outlives the invited account, because a phone counts only once. */
interface InviteRow {
  invite_id: string;
  inviter_id: string;
  invitee_id: string;
  phone: string;
  status: 'registered' | 'recharged';
  registered_at: string;
}

interface AwardRow {
  award_id: string;
  invite_id: string;
  user_id: string;
  award: string;
  amount: number;
  status: 'pending' | 'paid';
  created_at: string;
}

interface AccountTables {
  users: UserRow;
  login_tokens: LoginTokenRow;
  code_sends: CodeSendRow;
  verification_codes: VerificationCodeRow;
  captcha_tokens: CaptchaTokenRow;
  invitations: InvitationRow;
  invites: InviteRow;
  awards: AwardRow;
}

/** Tables of the forms. */

export const applicationStates = ['new', 'in work', 'done'] as const;
export type ApplicationState = (typeof applicationStates)[number];
export interface ApplicationRow {
  apply_no: string;
  /** APPLYTYPE. */
  type: number;
  /** APPLYFROM. */
  apply_from: number;
  idempotency_key_hash: string;
  /** Digest of the contents; null for applications from before it was stored. */
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
  /** Name of the staff account that handles it. */
  handled_by: string | null;
  /** Retention counts from here (O2); null only when an older release that runs at the same time stored it. */
  changed_at: string | null;
}

/** How many applications a phone sent within a day. */
interface ApplicationCountRow {
  phone: string;
  window_started_at: string;
  sent: number;
}

/** A screenshot, without its metadata. */
interface ApplicationPictureRow {
  apply_no: string;
  media_type: string;
  base64: string;
}

/** A delivery to the operator's own system that is still due. */
export interface ApplicationDeliveryRow {
  apply_no: string;
  attempts: number;
  next_attempt_at: string;
  delivered_at: string | null;
  /** Why the last try failed. */
  last_failure: string | null;
}

/** A note by staff about an application. */
export interface ApplicationNoteRow {
  note_id: string;
  apply_no: string;
  at: string;
  /** Empty for a line of an earlier version without an account. */
  who: string;
  text: string;
}

interface ApplicationTables {
  application_notes: ApplicationNoteRow;
  applications: ApplicationRow;
  application_counts: ApplicationCountRow;
  application_pictures: ApplicationPictureRow;
  application_deliveries: ApplicationDeliveryRow;
}

// Events of promoters' links (O4).

/** A sum of one day (in China), kind, source and platform. */
interface PromoterCountRow extends OutcomeNumbers {
  count_id: string;
  promoter: string;
  /** YYYY-MM-DD. */
  day: string;
  kind: FigureKind;
  /** utm_source in lower case; '' where there was none. */
  source: string;
  platform: FigurePlatform;
}

/** A day (in China) on which the site counted; nothing is known about other days. */
interface FigureDayRow {
  day: string;
}

/** A link by which a promoter sees their figures. */
interface PromoterLinkRow {
  token_hash: string;
  promoter: string;
  expires_at: string;
}

/**
 * An invite code whose account was seen, where an upstream holds the accounts and nothing else tells that it exists.
 */
interface InviteCodeRow {
  code: string;
  noted_at: string;
}

interface PromoterFigureTables {
  promoter_counts: PromoterCountRow;
  figure_days: FigureDayRow;
  promoter_links: PromoterLinkRow;
  invite_codes: InviteCodeRow;
}

// Tables of the audit log, blocks and content of staff (O2).

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

/** One language of an article or a campaign that is public. */
export interface PublishedTextRow {
  /** The folder of its path. */
  family: 'news' | 'activity';
  slug: string;
  language: ContentLocale;
  /** JSON, by the schemas of contract/content/schemas.ts. */
  fields: string;
  /** Markdown. */
  body: string;
  changed_at: string;
}

/** An article or a campaign being written, or taken down. */
export interface DraftRow {
  family: 'news' | 'activity';
  slug: string;
  state: 'draft' | 'archived';
  /** JSON: its fields by name, as in contract/content/drafts.ts. */
  content: string;
  changed_at: string;
  changed_by: string;
}

/** A picture an operator put on pages. */
interface PictureRow {
  /** The beginning of its SHA-256. */
  picture_id: string;
  media_type: string;
  base64: string;
  created_at: string;
  created_by: string;
}

interface OperatorTables {
  pictures: PictureRow;
  drafts: DraftRow;
  audit_lines: AuditLineRow;
  blocks: BlockRow;
  published_texts: PublishedTextRow;
}

/** Packages being uploaded, and versions scheduled for release. */

export interface PackageUploadRow {
  upload_id: string;
  /** Name of the account that started it. */
  staff: string;
  file_name: string;
  /** Bytes of the whole file. */
  bytes: number;
  created_at: string;
  /** When its last part arrived; an abandoned upload is removed. */
  changed_at: string;
  /** When it was complete. */
  done_at: string | null;
  sha256: string | null;
}

export interface ScheduledReleaseRow {
  release_id: string;
  due_at: string;
  system: string;
  line: 'v5' | 'v6';
  version: string;
  type: string;
  /** The uploaded package; null for one on another host. */
  upload_id: string | null;
  file_name: string | null;
  url: string | null;
  size: number | null;
  sha256: string | null;
  who: string;
  created_at: string;
  /** JSON, in both languages: why it was not released. It is not tried again. */
  failure: string | null;
  failed_at: string | null;
}

interface PackageTables {
  package_uploads: PackageUploadRow;
  scheduled_releases: ScheduledReleaseRow;
}

// Tables of staff accounts, sessions and sign-in limits.

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
  /** The period of the last accepted code; neither an earlier one nor the same is accepted again. */
  totp_step: number;
  /** Sessions that began before this instant have ended. */
  signed_out_at: string | null;
  /** Flag: the password was generated and must be replaced by the person's own. */
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

/** Failed sign-ins since the last successful one, by typed name, also for unknown names. */
interface StaffFailureRow {
  /** SHA-256 of the name. */
  name_hash: string;
  failed: number;
  /** No password is checked before this instant. */
  locked_until: string;
  last_at: string;
}

/** One-time ids of ended sessions and submitted forms. */
interface StaffSpentRow {
  id: string;
  at: string;
}

/** Input that could not be stored, or the result of an action; shown on the next page. */
interface StaffNoteRow {
  note_id: string;
  staff_id: string;
  /** JSON. */
  content: string;
  at: string;
}

interface StaffTables {
  staff: StaffRow;
  staff_recovery: StaffRecoveryRow;
  staff_failures: StaffFailureRow;
  staff_spent: StaffSpentRow;
  staff_notes: StaffNoteRow;
}

// How the parts of the service answered.

interface StatusTables {
  status_minutes: StatusMinuteRow;
  status_hours: StatusHourRow;
  status_incidents: StatusIncidentRow;
}

// What went wrong and what was refused lately.

interface HealthTables {
  error_lines: ErrorLineRow;
  limit_hits: LimitHitRow;
}
