/** Proving to own a phone (R4): a code is guessed at most five times and spent once, for one purpose. */
import 'server-only';
import { codeSchema } from '@superbrowser/contract/forms/code';
import type { Purpose } from '@superbrowser/contract/accounts';
import { rets } from '@superbrowser/contract/rets';
import type { Db } from '../db/open';
import { RetRefusal, type Context } from '../routes/context';
import type { Phone } from './phone';
import { isSecret, newToken, tokenHash } from './secrets';
import { iso, life } from './time';

const maxTries = 5;
const invalid = () => new RetRefusal(rets.codeInvalid, '验证码错误');
const expired = () => new RetRefusal(rets.codeExpired, '验证码已失效，请重新获取');

export interface PresentedProof {
  readonly code?: string | undefined;
  readonly captcha_token?: string | undefined;
}

/** Shown to be right, not spent yet. */
export type ShownProof =
  | { readonly kind: 'code'; readonly id: string }
  | {
      readonly kind: 'token';
      readonly id: string;
      readonly phone: Phone;
      readonly purpose: Purpose;
    };

/** The try is counted before the comparison, so that a hundred guesses at once count as a hundred. */
async function proveCode(
  phone: Phone,
  purpose: Purpose,
  given: string,
  { db, now }: Context,
): Promise<ShownProof> {
  const code = codeSchema.safeParse(given);
  if (!code.success) throw invalid();
  const row = await db
    .updateTable('verification_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .where('tries', '<', maxTries)
    .where('expires_at', '>', iso(now()))
    .returning(['code_id', 'code_hash'])
    .executeTakeFirst();
  if (!row) throw expired();
  if (!(await isSecret(code.data, row.code_hash))) throw invalid();
  return { kind: 'code', id: row.code_id };
}

/**
 * Checks a code, or the token that stands for one, without spending it.
 * @throws Refusal codeInvalid, codeExpired (also used, dead or never sent), fieldsInvalid with neither given
 */
export async function prove(
  phone: Phone,
  purpose: Purpose,
  given: PresentedProof,
  context: Context,
): Promise<ShownProof> {
  if (given.code) return proveCode(phone, purpose, given.code, context);
  if (!given.captcha_token)
    throw new RetRefusal(rets.fieldsInvalid, '参数错误', { code: 'required' });
  const proof = { kind: 'token', id: tokenHash(given.captcha_token), phone, purpose } as const;
  // Looked at before the costly password hash; what counts is the spending.
  const row = await context.db
    .selectFrom('captcha_tokens')
    .select('phone')
    .where('token_hash', '=', proof.id)
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', iso(context.now()))
    .executeTakeFirst();
  if (!row) throw expired();
  return proof;
}

/**
 * Uses a proof up; of several at once one succeeds.
 * @throws Refusal codeExpired
 */
export async function spend(proof: ShownProof, db: Db, now: number): Promise<void> {
  const row =
    proof.kind === 'code'
      ? await db
          .deleteFrom('verification_codes')
          .where('code_id', '=', proof.id)
          .where('expires_at', '>', iso(now))
          .returning('phone')
          .executeTakeFirst()
      : await db
          .deleteFrom('captcha_tokens')
          .where('token_hash', '=', proof.id)
          .where('phone', '=', proof.phone)
          .where('purpose', '=', proof.purpose)
          .where('expires_at', '>', iso(now))
          .returning('phone')
          .executeTakeFirst();
  if (!row) throw expired();
}

/** A token that stands for a spent code. */
export async function issueCaptchaToken(
  phone: Phone,
  purpose: Purpose,
  db: Db,
  now: number,
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('captcha_tokens')
    .values({
      token_hash: tokenHash(token),
      phone,
      purpose,
      expires_at: iso(now + life.captchaToken),
    })
    .execute();
  return token;
}
