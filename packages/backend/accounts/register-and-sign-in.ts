/** Registration and sign-in, including registration forms that are sent twice. */
import 'server-only';
import { z } from 'zod';
import { isCommonPassword } from '@superbrowser/shared/common-passwords';
import { accountShape } from '@superbrowser/contract/forms/account-schemas';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { loadUnblockedAttributionColumns } from '../promoters/attribution';
import { refuseBlockedPhone } from '../blocks/check-blocks';
import type { RouteContext, Routes } from '../route-context';
import { ApiRefusal, parseFields, reusedKeyRefusal } from '../api-refusals';
import type { Db } from '../database/open-database';
import { parsePhone, type Phone } from '../common/phone';
import { hashSecret, matchesHash, passwordCost, hashToken } from '../common/secrets';
import { toInstant } from '../database/stored-instant';
import {
  issueCaptchaToken,
  codeDurationsMs,
  consumeProof,
  verifyProof,
} from '../verification-codes/verification-codes';
import { requireReferralCode, recordInvite, type ReferralCode } from './referrals';
import { addUser, issueLoginToken } from './users';

type RegisterOrSignInPayload = Parameters<Routes['registerOrSignIn']>[0];
type RegistrationFields = z.output<ReturnType<typeof accountSchema>>;

const accountSchema = () => z.object(accountShape(isCommonPassword));

const newUserRow = (
  payload: RegisterOrSignInPayload,
  phone: Phone,
  fields: RegistrationFields,
  passwordHash: string,
) => ({
  phone,
  password_hash: passwordHash,
  username: fields.username,
  company_name: fields.company_name,
  role: payload.role ?? ('owner' as const),
  registration_key_hash: payload.idempotency_key ? hashToken(payload.idempotency_key) : null,
});

type AccountFlowResult = { loginToken: string } | { captchaToken: string };

/**
 * Creates the account with its invite.
 * @returns a login token for the new account; a captcha token to sign in with if the phone already has an account
 * @throws ApiRefusal keyReused when the form's key has just made another account
 */
async function createAccount(
  db: RouteContext['db'],
  payload: RegisterOrSignInPayload,
  user: ReturnType<typeof newUserRow>,
  referral: ReferralCode | null,
  now: number,
): Promise<AccountFlowResult> {
  const inviteeId = await addUser(db, { ...user, referral_code: referral?.code ?? null }, now);
  if (!inviteeId) {
    await refuseReusedKey(db, payload, user);
    return { captchaToken: await issueCaptchaToken(db, user.phone, 'login', now) };
  }
  if (referral?.inviterId)
    await recordInvite(db, { inviterId: referral.inviterId, inviteeId, phone: user.phone }, now);
  const credential = { user_id: inviteeId, password_hash: user.password_hash };
  return { loginToken: await issueLoginToken(db, credential, now) };
}

/** @throws ApiRefusal when the code, the referral code or the form's key is refused */
async function verifyAndRegister(
  payload: RegisterOrSignInPayload,
  fields: RegistrationFields,
  phone: Phone,
  context: RouteContext,
): Promise<AccountFlowResult> {
  // The phone's code is checked first, so that a visitor without a valid code learns nothing about invite codes (R4).
  // The code is not used up yet, because the form sends it again after asking whether to continue without a referral
  // code (R5).
  const proof = await verifyProof(phone, 'register', payload, context);
  const referral = fields.referral_code
    ? await requireReferralCode(fields.referral_code, context)
    : null;
  const user = newUserRow(payload, phone, fields, await hashSecret(fields.password, passwordCost));
  const now = context.now();
  return context.db.transaction().execute(async (transaction) => {
    await consumeProof(transaction, proof, now);
    const attributedUser = {
      ...user,
      ...(await loadUnblockedAttributionColumns(transaction, payload)),
    };
    return createAccount(transaction, payload, attributedUser, referral, now);
  });
}

/**
 * Creates the account of a registration form and signs its owner in. If the form was sent before (the answer was lost,
 * or it was sent twice at once), its owner is signed in to the account that the first request made.
 */
export async function registerAccount(
  payload: RegisterOrSignInPayload,
  context: RouteContext,
): Promise<AccountFlowResult> {
  const fields = parseFields(accountSchema(), payload);
  const phone = parsePhone(payload);
  await refuseBlockedPhone(phone, context);
  const role = payload.role ?? 'owner';
  const issueRepeatToken = async () => {
    await refuseReusedKey(context.db, payload, { ...fields, phone, role });
    return issueTokenForEarlierRegistration(payload, phone, context);
  };
  const repeatToken = await issueRepeatToken();
  if (repeatToken) return { loginToken: repeatToken };
  try {
    const result = await verifyAndRegister(payload, fields, phone, context);
    if ('loginToken' in result) return result;
    const concurrentToken = await issueRepeatToken();
    return concurrentToken ? { loginToken: concurrentToken } : result;
  } catch (error) {
    const isCodeExpired = error instanceof ApiRefusal && error.ret === resultCodes.codeExpired;
    const concurrentToken = isCodeExpired ? await issueRepeatToken() : null;
    if (concurrentToken) return { loginToken: concurrentToken };
    throw error;
  }
}

/**
 * Signs in by phone. A phone without an account is not refused: it gets a captcha token with which its owner can
 * register without another code.
 * @throws ApiRefusal tooOften for a blocked phone; codeInvalid, codeExpired or fieldsInvalid for the code or token
 */
export async function signIn(
  payload: RegisterOrSignInPayload,
  context: RouteContext,
): Promise<AccountFlowResult> {
  const phone = parsePhone(payload);
  await refuseBlockedPhone(phone, context);
  const proof = await verifyProof(phone, 'login', payload, context);
  const now = context.now();
  return context.db.transaction().execute(async (transaction) => {
    await consumeProof(transaction, proof, now);
    const user = await transaction
      .selectFrom('users')
      .select(['user_id', 'password_hash'])
      .where('phone', '=', phone)
      .executeTakeFirst();
    return user
      ? { loginToken: await issueLoginToken(transaction, user, now) }
      : { captchaToken: await issueCaptchaToken(transaction, phone, 'register', now) };
  });
}

interface RepeatableForm {
  readonly idempotency_key?: string | undefined;
  readonly password?: string | undefined;
}

interface RegisteredIdentity {
  readonly phone: Phone;
  readonly username: string;
  readonly company_name: string;
  readonly role: 'owner' | 'employee';
}

/**
 * A form key that made an account is only valid for that account.
 * @throws ApiRefusal keyReused when the phone, role or names differ, because the new values would be acknowledged but
 * not stored
 */
async function refuseReusedKey(
  db: Db,
  form: RepeatableForm,
  identity: RegisteredIdentity,
): Promise<void> {
  if (!form.idempotency_key) return;
  const existingUser = await db
    .selectFrom('users')
    .select(['phone', 'username', 'company_name', 'role'])
    .where('registration_key_hash', '=', hashToken(form.idempotency_key))
    .executeTakeFirst();
  const isSame = (['phone', 'username', 'company_name', 'role'] as const).every(
    (name) => !existingUser || existingUser[name] === identity[name],
  );
  if (!isSame) throw reusedKeyRefusal();
}

/**
 * A new login token for the account that this form made shortly before; null when the form made none, or the password
 * is another. The caller has the form's key and password, so the token reveals nothing new.
 */
async function issueTokenForEarlierRegistration(
  form: RepeatableForm,
  phone: Phone,
  { db, now }: RouteContext,
): Promise<string | null> {
  if (!form.idempotency_key) return null;
  const user = await db
    .selectFrom('users')
    .select(['user_id', 'password_hash'])
    .where('phone', '=', phone)
    .where('registration_key_hash', '=', hashToken(form.idempotency_key))
    .where('created_at', '>', toInstant(now() - codeDurationsMs.captchaToken))
    .executeTakeFirst();
  if (!user?.password_hash || !(await matchesHash(form.password ?? '', user.password_hash)))
    return null;
  return issueLoginToken(db, user, now());
}
