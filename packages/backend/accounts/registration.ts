/** Registration and sign-in: the account, who brought it, and a form sent twice. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { isCommonPassword } from '@superbrowser/contract/common-passwords';
import { accountShape } from '@superbrowser/contract/forms/account-schemas';
import { rets } from '@superbrowser/contract/rets';
import { allowedAttribution } from '../attribution';
import { isBlocked, refuseBlocked } from '../blocks';
import { RetRefusal, checkedFields, keyReused, type Context, type Routes } from '../context';
import type { Db } from '../database/open';
import { issueCaptchaToken, issueCode, verifyProof, spendProof } from './verification-codes';
import { checkedPhone, type Phone } from './phone';
import { hashSecret, matchesHash, passwordCost, tokenHash } from './secrets';
import { iso } from '../database/tables';
import { lifetimesMs } from './verification-codes';
import { addUser, endLoginToken, exchangeLoginToken, issueLoginToken, signedInUser } from './users';

type FlowPayload = Parameters<Routes['accountFlow']>[0];
type Fields = z.output<ReturnType<typeof registrationFields>>;

const registrationFields = () => z.object(accountShape(isCommonPassword));

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
 * @throws RetRefusal keyReused when the key has just made another account
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

/** @throws RetRefusal when the form, the referrer or the code is refused */
async function registerOnce(
  payload: FlowPayload,
  fields: Fields,
  phone: Phone,
  context: Context,
): Promise<Outcome> {
  // The phone's code is checked first: without one a visitor learns nothing about referral codes (R4). It is not used
  // up yet, because it is needed again when the form asks whether to continue without a referrer (R5).
  const proof = await verifyProof(phone, 'register', payload, context);
  const referrer = fields.referral_code ? await findReferrer(fields.referral_code, context) : null;
  const user = newUser(payload, phone, fields, await hashSecret(fields.password, passwordCost));
  const now = context.now();
  return context.db.transaction().execute(async (transaction) => {
    await spendProof(proof, transaction, now);
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
  const proof = await verifyProof(phone, 'login', payload, context);
  const now = context.now();
  return context.db.transaction().execute(async (transaction) => {
    await spendProof(proof, transaction, now);
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
    const proof = await verifyProof(phone, purpose, { code: given.code }, context);
    const now = context.now();
    const captcha_token = await context.db.transaction().execute(async (transaction) => {
      await spendProof(proof, transaction, now);
      return issueCaptchaToken(phone, purpose, transaction, now);
    });
    return { captcha_token };
  },

  async accountFlow(payload, context) {
    const registering = payload.password !== undefined;
    const outcome = await (registering ? register : signIn)(payload, context);
    if ('loginToken' in outcome) return { token_login_simple: outcome.loginToken };
    // The phone is proven: the token lets its owner switch to signing in without another code.
    const data = { captcha_token: outcome.captchaToken };
    throw registering
      ? new RetRefusal(rets.phoneRegistered, '该手机号已注册', data)
      : new RetRefusal(rets.phoneUnknown, '该手机号尚未注册，请核对或先注册', data);
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

interface Form {
  readonly idempotency_key?: string | undefined;
  readonly password?: string | undefined;
}

interface Names {
  readonly phone: Phone;
  readonly username: string;
  readonly company_name: string;
  readonly role: 'owner' | 'employee';
}

/**
 * A key that made an account is only valid for that account.
 * @throws RetRefusal keyReused with another phone or other names, which would be acknowledged but not stored
 */
async function refuseReusedKey(form: Form, names: Names, db: Db): Promise<void> {
  if (!form.idempotency_key) return;
  const made = await db
    .selectFrom('users')
    .select(['phone', 'username', 'company_name', 'role'])
    .where('registration_key_hash', '=', tokenHash(form.idempotency_key))
    .executeTakeFirst();
  const same = (['phone', 'username', 'company_name', 'role'] as const).every(
    (name) => !made || made[name] === names[name],
  );
  if (!same) throw keyReused();
}

/**
 * A new login token for the account this very form just made; null when it made none. The caller has the form's key
 * and password, so nothing new is revealed.
 */
async function earlierRegistration(
  form: Form,
  phone: Phone,
  { db, now }: Context,
): Promise<string | null> {
  if (!form.idempotency_key) return null;
  const user = await db
    .selectFrom('users')
    .select(['user_id', 'password_hash'])
    .where('phone', '=', phone)
    .where('registration_key_hash', '=', tokenHash(form.idempotency_key))
    .where('created_at', '>', iso(now() - lifetimesMs.captchaToken))
    .executeTakeFirst();
  if (!user?.password_hash || !(await matchesHash(form.password ?? '', user.password_hash)))
    return null;
  return issueLoginToken(user, db, now());
}

// Who brought a new account, and the reward for it.

interface Referrer {
  readonly code: string;
  /** Null for a channel partner, whose reward is paid outside this system. */
  readonly inviterId: string | null;
}

/**
 * The owner of a code: a user's invite code (in either case) or a promoter's id.
 * @throws RetRefusal referralInvalid
 */
async function findReferrer(code: string, { db }: Context): Promise<Referrer> {
  const upper = code.toUpperCase();
  const user = await db
    .selectFrom('users')
    .select('user_id')
    .where('invite_code', '=', upper)
    .executeTakeFirst();
  if (user) return { code: upper, inviterId: user.user_id };
  const promoter = await db
    .selectFrom('promoters')
    .select('promoter_id')
    .where('promoter_id', '=', code)
    .executeTakeFirst();
  if (!promoter || (await isBlocked('promoter', code, db)))
    throw new RetRefusal(rets.referralInvalid, '推荐码无效');
  return { code, inviterId: null };
}

const offers = z.array(z.object({ kind: z.string(), value: z.number(), title: z.string() }));

/** The reward of the invite activity, while it runs. */
async function currentReward(db: Db, now: number) {
  const activity = await db
    .selectFrom('activities')
    .selectAll()
    .where('activity_id', '=', 'invite-refund')
    .executeTakeFirst();
  // The activity's dates have a time zone, so they cannot be compared as text.
  const runs =
    activity && Date.parse(activity.start_at) <= now && now < Date.parse(activity.end_at);
  if (!runs) return undefined;
  return offers.parse(JSON.parse(activity.offers)).find((offer) => offer.kind === 'invite_reward');
}

/** Records who invited a new account, and the award; both only the first time a phone registers. */
export async function recordInvite(
  invite: { inviterId: string; inviteeId: string; phone: Phone },
  db: Db,
  now: number,
): Promise<void> {
  const row = await db
    .insertInto('invites')
    .values({
      invite_id: randomUUID(),
      inviter_id: invite.inviterId,
      invitee_id: invite.inviteeId,
      phone: invite.phone,
      status: 'registered',
      registered_at: iso(now),
    })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returning('invite_id')
    .executeTakeFirst();
  const reward = row && (await currentReward(db, now));
  if (!reward) return;
  await db
    .insertInto('awards')
    .values({
      award_id: randomUUID(),
      invite_id: row.invite_id,
      user_id: invite.inviterId,
      award: reward.title,
      amount: Math.round(reward.value),
      status: 'pending',
      created_at: iso(now),
    })
    .execute();
}
