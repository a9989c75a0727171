/**
 * Tables of accounts. Phones are +<area><digits>; passwords, verification codes and tokens are stored as hashes only.
 */
import type { CodeChannel, CodePurpose } from '@superbrowser/contract/account-endpoints';

export interface UserRow {
  user_id: string;
  phone: string;
  /** Null for team members who joined by invitation and sign in with a code, and for erased accounts. */
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
  /** Hash of the key of the registration form that made the account; null where there was none. */
  registration_key_hash: string | null;
  created_at: string;
}

interface LoginTokenRow {
  token_hash: string;
  user_id: string;
  /**
   * Digest of the password's hash at issue: a token ends when the password changes. Null for earlier tokens, which are
   * not compared.
   */
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
  purpose: CodePurpose;
  channel: CodeChannel;
  code_id: string;
  code_hash: string;
  tries: number;
  expires_at: string;
}

interface CaptchaTokenRow {
  token_hash: string;
  phone: string;
  purpose: CodePurpose;
  expires_at: string;
}

export interface InvitationRow {
  token_hash: string;
  /** `invitationStatus` of the contract. */
  status: number;
  inviter: string;
  company_name: string;
  /** `joinStatus` of the contract. */
  apply_status: number;
  readonly_name: string | null;
  applicant_phone: string | null;
  applicant_name: string | null;
  applied_at: string | null;
}

/** Who invited whom. The row outlives the invited account, because the inviter keeps invite and award. */
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

export interface AccountTables {
  users: UserRow;
  login_tokens: LoginTokenRow;
  code_sends: CodeSendRow;
  verification_codes: VerificationCodeRow;
  captcha_tokens: CaptchaTokenRow;
  invitations: InvitationRow;
  invites: InviteRow;
  awards: AwardRow;
}
