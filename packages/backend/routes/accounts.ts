/** Codes, registration and sign-in. */
import 'server-only';
import { z } from 'zod';
import { accountFields } from '@superbrowser/contract/forms/account-forms';
import { isCommonPassword } from '@/lib/accounts/common-passwords';
import { rets } from '@superbrowser/contract/rets';
import { issueCode } from '../accounts/codes';
import { checkedFields } from '../accounts/fields';
import { checkedPhone, type Phone } from '../accounts/phone';
import { issueCaptchaToken, prove, spend } from '../accounts/proof';
import { findReferrer, recordInvite, type Referrer } from '../accounts/referral';
import { earlierRegistration, refuseReusedKey } from '../accounts/repeat';
import { hashSecret, passwordCost, tokenHash } from '../accounts/secrets';
import {
  addUser,
  endLoginToken,
  exchangeLoginToken,
  issueLoginToken,
  signedInUser,
} from '../accounts/users';
import { allowedAttribution } from '../attribution-columns';
import { refuseBlocked } from '../blocks';
import { RetRefusal, type Context, type Routes } from './context';

type FlowPayload = Parameters<Routes['accountFlow']>[0];
type Fields = z.output<ReturnType<typeof registrationFields>>;

const registrationFields = () => z.object(accountFields(isCommonPassword));

const newUser = (payload: FlowPayload, phone: Phone, fields: Fields, password_hash: string) => ({
  phone,
  password_hash,
  username: fields.username,
  company_name: fields.company_name,
  role: payload.role ?? ('owner' as const),
  registration_key_hash: payload.idempotency_key ? tokenHash(payload.idempotency_key) : null,
});

type Outcome = { loginToken: string } | { captchaToken: string };

/**
 * The new account with its invite, or, for a phone that has one, a token to sign in with.
 * @throws Refusal keyReused for a key that made another account this very moment
 */
async function createAccount(
  payload: FlowPayload,
  user: ReturnType<typeof newUser>,
  referrer: Referrer | null,
  db: Context['db'],
  now: number,
): Promise<Outcome> {
  const inviteeId = await addUser({ ...user, referral_code: referrer?.code ?? null }, db, now);
  if (!inviteeId) {
    await refuseReusedKey(payload, user, db);
    return { captchaToken: await issueCaptchaToken(user.phone, 'login', db, now) };
  }
  if (referrer?.inviterId)
    await recordInvite({ inviterId: referrer.inviterId, inviteeId, phone: user.phone }, db, now);
  const credential = { user_id: inviteeId, password_hash: user.password_hash };
  return { loginToken: await issueLoginToken(credential, db, now) };
}

/** @throws Refusal for whatever the form, the referrer or the code is refused for */
async function registerOnce(
  payload: FlowPayload,
  fields: Fields,
  phone: Phone,
  context: Context,
): Promise<Outcome> {
  // The code of the phone first: whoever has none learns nothing of referral codes (R4). It is not spent yet, since it must
  // survive the question whether to go on without a referrer (R5).
  const proof = await prove(phone, 'register', payload, context);
  const referrer = fields.referral_code ? await findReferrer(fields.referral_code, context) : null;
  const user = newUser(payload, phone, fields, await hashSecret(fields.password, passwordCost));
  const now = context.now();
  return context.db.transaction().execute(async (transaction) => {
    await spend(proof, transaction, now);
    const allowed = { ...user, ...(await allowedAttribution(payload, transaction)) };
    return createAccount(payload, allowed, referrer, transaction, now);
  });
}

/** A form whose answer was lost, or that was sent twice at once, is answered with the account it made. */
async function register(payload: FlowPayload, context: Context): Promise<Outcome> {
  const fields = checkedFields(registrationFields(), payload);
  const phone = checkedPhone(payload);
  await refuseBlocked(phone, context);
  const role = payload.role ?? 'owner';
  const repeated = async () => {
    await refuseReusedKey(payload, { ...fields, phone, role }, context.db);
    return earlierRegistration(payload, phone, context);
  };
  const before = await repeated();
  if (before) return { loginToken: before };
  try {
    const outcome = await registerOnce(payload, fields, phone, context);
    if ('loginToken' in outcome) return outcome;
    const meanwhile = await repeated();
    return meanwhile ? { loginToken: meanwhile } : outcome;
  } catch (error) {
    const spent = error instanceof RetRefusal && error.ret === rets.codeExpired;
    const meanwhile = spent ? await repeated() : null;
    if (meanwhile) return { loginToken: meanwhile };
    throw error;
  }
}

async function signIn(payload: FlowPayload, context: Context): Promise<Outcome> {
  const phone = checkedPhone(payload);
  await refuseBlocked(phone, context);
  const proof = await prove(phone, 'login', payload, context);
  const now = context.now();
  return context.db.transaction().execute(async (transaction) => {
    await spend(proof, transaction, now);
    const user = await transaction
      .selectFrom('users')
      .select(['user_id', 'password_hash'])
      .where('phone', '=', phone)
      .executeTakeFirst();
    return user
      ? { loginToken: await issueLoginToken(user, transaction, now) }
      : { captchaToken: await issueCaptchaToken(phone, 'register', transaction, now) };
  });
}

export const accountRoutes: Pick<
  Routes,
  'sendCode' | 'verifyCode' | 'accountFlow' | 'userInfo' | 'exchangeLogin' | 'endLogin'
> = {
  sendCode: ({ channel, purpose, ...given }, context) =>
    issueCode({ phone: checkedPhone(given), purpose, channel }, context),

  async verifyCode({ purpose, ...given }, context) {
    const phone = checkedPhone(given);
    await refuseBlocked(phone, context);
    const proof = await prove(phone, purpose, { code: given.code }, context);
    const now = context.now();
    const captcha_token = await context.db.transaction().execute(async (transaction) => {
      await spend(proof, transaction, now);
      return issueCaptchaToken(phone, purpose, transaction, now);
    });
    return { captcha_token };
  },

  async accountFlow(payload, context) {
    const registering = payload.password !== undefined;
    const outcome = await (registering ? register : signIn)(payload, context);
    if ('loginToken' in outcome) return { token_login_simple: outcome.loginToken };
    // The phone is proven: the token lets its owner change over without waiting for another code.
    const data = { captcha_token: outcome.captchaToken };
    throw registering
      ? new RetRefusal(rets.phoneRegistered, '该手机号已注册', data)
      : new RetRefusal(rets.phoneUnknown, '该手机号尚未注册', data);
  },

  async userInfo({ token_login_simple, scope }, context) {
    const { company_name, username } = await signedInUser(token_login_simple, context);
    return {
      ...(scope.includes('company_info_base') && { company_info_base: { company_name } }),
      ...(scope.includes('username_info_base') && { username_info_base: { username } }),
    };
  },

  async exchangeLogin({ token_login_simple }, context) {
    return { token_login_simple: await exchangeLoginToken(token_login_simple, context) };
  },

  async endLogin({ token_login_simple }, { db }) {
    await endLoginToken(token_login_simple, db);
    return {};
  },
};
