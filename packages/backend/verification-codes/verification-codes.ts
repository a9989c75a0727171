/** Verification codes (R4): creating, sending and using them up. */
import 'server-only';
import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { CodeChannel, CodePurpose } from '@superbrowser/contract/account-endpoints';
import { codeSchema } from '@superbrowser/contract/forms/field-rules';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { minuteMs, dayMs } from '@superbrowser/shared/durations';
import { log, reasonOf } from '../common/log';
import { refuseBlockedPhone } from '../blocks/check-blocks';
import type { RouteContext } from '../route-context';
import { ApiRefusal, refuseOverLimit } from '../api-refusals';
import type { Db } from '../database/open-database';
import { splitPhone, type Phone } from '../common/phone';
import { codeCost, hashSecret, matchesHash, createToken, hashToken } from '../common/secrets';
import { toInstant } from '../database/stored-instant';

/** Lifetimes of codes and their tokens, and the times that limit sending (R4), in milliseconds. */
export const codeDurationsMs = {
  resend: minuteMs,
  sendWindow: dayMs,
  code: 5 * minuteMs,
  captchaToken: 10 * minuteMs,
} as const;

async function storeCode(
  row: { phone: Phone; purpose: CodePurpose; channel: CodeChannel; code: string },
  { db, now }: RouteContext,
): Promise<void> {
  const { code, ...rest } = row;
  const codeHash = await hashSecret(code, codeCost);
  const at = now();
  const freshColumns = {
    code_id: randomUUID(),
    code_hash: codeHash,
    tries: 0,
    expires_at: toInstant(at + codeDurationsMs.code),
  };
  await db
    .insertInto('verification_codes')
    .values({ ...rest, ...freshColumns })
    // A new code replaces the previous code of this phone and purpose, even if that was sent by another channel.
    .onConflict((conflict) =>
      conflict
        .columns(['phone', 'purpose'])
        .doUpdateSet({ ...freshColumns, channel: rest.channel }),
    )
    .execute();
}

/**
 * Sends a code. Does not check whether the phone has an account, so that the answer cannot reveal an account.
 * @throws ApiRefusal tooOften, or serverError when the gateway did not accept the message
 */
export async function issueCode(
  request: { phone: Phone; purpose: CodePurpose; channel: CodeChannel },
  context: RouteContext,
): Promise<{ resend_after: number }> {
  await refuseBlockedPhone(request.phone, context);
  await consumeSend(request.phone, context);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await storeCode({ ...request, code }, context);
  const { area_code, digits } = splitPhone(request.phone);
  const { channel, purpose } = request;
  try {
    await context.deliverCode({ area_code, phone: digits, channel, purpose, code });
  } catch (error) {
    // The reason contains neither phone nor code (DeliverCode).
    log.error('backend', 'code not delivered', { reason: reasonOf(error) });
    throw new ApiRefusal(resultCodes.serverError, '验证码发送失败，请稍后再试');
  }
  return { resend_after: codeDurationsMs.resend / 1_000 };
}

// One code in 60 seconds and ten a day for a phone, whatever the purpose (R4).

/** The database checks it too (0003-accounts.ts): a higher number needs a migration. */
const maxSendsPerWindow = 10;

/**
 * Counts in a single statement, so that two simultaneous requests cannot both pass.
 * @returns whether the code is within the limits
 */
async function tryConsumeSend(phone: Phone, { db, now }: RouteContext): Promise<boolean> {
  const at = now();
  const isWindowOver = sql<boolean>`code_sends.window_started_at <= ${toInstant(at - codeDurationsMs.sendWindow)}`;
  const row = await db
    .insertInto('code_sends')
    .values({ phone, last_sent_at: toInstant(at), window_started_at: toInstant(at), sent: 1 })
    .onConflict((conflict) =>
      conflict
        .column('phone')
        .doUpdateSet({
          last_sent_at: toInstant(at),
          sent: sql<number>`case when ${isWindowOver} then 1 else code_sends.sent + 1 end`,
          window_started_at: sql<string>`case when ${isWindowOver} then ${toInstant(at)} else code_sends.window_started_at end`,
        })
        .where('code_sends.last_sent_at', '<=', toInstant(at - codeDurationsMs.resend))
        .where(({ or, eb }) => or([isWindowOver, eb('code_sends.sent', '<', maxSendsPerWindow)])),
    )
    .returning('phone')
    .executeTakeFirst();
  return row !== undefined;
}

async function loadSecondsLeft(phone: Phone, { db, now }: RouteContext): Promise<number> {
  const row = await db
    .selectFrom('code_sends')
    .selectAll()
    .where('phone', '=', phone)
    .executeTakeFirst();
  if (!row) return 1;
  const resendAt = Date.parse(row.last_sent_at) + codeDurationsMs.resend;
  const windowEnd = Date.parse(row.window_started_at) + codeDurationsMs.sendWindow;
  const until = row.sent >= maxSendsPerWindow ? Math.max(resendAt, windowEnd) : resendAt;
  return Math.max(1, Math.ceil((until - now()) / 1_000));
}

/** Counts a code about to be sent. @throws ApiRefusal tooOften with { retry_after } in seconds */
async function consumeSend(phone: Phone, context: RouteContext): Promise<void> {
  if (await tryConsumeSend(phone, context)) return;
  refuseOverLimit('codesPerPhone', await loadSecondsLeft(phone, context));
}

// Proof of owning a phone (R4): a code can be tried five times and used once, for one purpose.

/** As {@link maxSendsPerWindow}, the database checks it too. */
const maxTries = 5;
const invalidCodeRefusal = () => new ApiRefusal(resultCodes.codeInvalid, '验证码错误');
const expiredCodeRefusal = () =>
  new ApiRefusal(resultCodes.codeExpired, '验证码已失效，请重新获取');

interface PresentedProof {
  readonly code?: string | undefined;
  readonly captcha_token?: string | undefined;
}

/** A proof that was verified, but is not used up yet. */
export type VerifiedProof =
  | { readonly kind: 'code'; readonly id: string }
  | {
      readonly kind: 'token';
      readonly id: string;
      readonly phone: Phone;
      readonly purpose: CodePurpose;
    };

/**
 * Compares an entered code with the sent one. The try is counted before the comparison, so that a hundred simultaneous
 * guesses count as a hundred tries.
 * @throws ApiRefusal codeInvalid or codeExpired
 */
async function verifyEnteredCode(
  phone: Phone,
  purpose: CodePurpose,
  enteredCode: string,
  { db, now }: RouteContext,
): Promise<VerifiedProof> {
  const code = codeSchema.safeParse(enteredCode);
  if (!code.success) throw invalidCodeRefusal();
  const row = await db
    .updateTable('verification_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .where('tries', '<', maxTries)
    .where('expires_at', '>', toInstant(now()))
    .returning(['code_id', 'code_hash'])
    .executeTakeFirst();
  if (!row) throw expiredCodeRefusal();
  if (!(await matchesHash(code.data, row.code_hash))) throw invalidCodeRefusal();
  return { kind: 'code', id: row.code_id };
}

/**
 * Checks a code, or the token for a code, without using it up.
 * @throws ApiRefusal codeInvalid, codeExpired (also for a code that was used, invalidated or never sent), fieldsInvalid
 * when neither is given
 */
export async function verifyProof(
  phone: Phone,
  purpose: CodePurpose,
  presentedProof: PresentedProof,
  context: RouteContext,
): Promise<VerifiedProof> {
  if (presentedProof.code) return verifyEnteredCode(phone, purpose, presentedProof.code, context);
  if (!presentedProof.captcha_token)
    throw new ApiRefusal(resultCodes.fieldsInvalid, '参数错误', { code: 'required' });
  const tokenProof = {
    kind: 'token',
    id: hashToken(presentedProof.captcha_token),
    phone,
    purpose,
  } as const;
  // This check is cheap and comes before the costly password hash; only consumeProof uses the token up.
  const row = await context.db
    .selectFrom('captcha_tokens')
    .select('phone')
    .where('token_hash', '=', tokenProof.id)
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', toInstant(context.now()))
    .executeTakeFirst();
  if (!row) throw expiredCodeRefusal();
  return tokenProof;
}

/**
 * Uses a proof up; of several simultaneous calls one succeeds.
 * @throws ApiRefusal codeExpired
 */
export async function consumeProof(db: Db, proof: VerifiedProof, now: number): Promise<void> {
  const row =
    proof.kind === 'code'
      ? await db
          .deleteFrom('verification_codes')
          .where('code_id', '=', proof.id)
          .where('expires_at', '>', toInstant(now))
          .returning('phone')
          .executeTakeFirst()
      : await db
          .deleteFrom('captcha_tokens')
          .where('token_hash', '=', proof.id)
          .where('phone', '=', proof.phone)
          .where('purpose', '=', proof.purpose)
          .where('expires_at', '>', toInstant(now))
          .returning('phone')
          .executeTakeFirst();
  if (!row) throw expiredCodeRefusal();
}

/**
 * Creates a token that proves the phone again. The caller has used up the code or token that proved the phone before.
 */
export async function issueCaptchaToken(
  db: Db,
  phone: Phone,
  purpose: CodePurpose,
  now: number,
): Promise<string> {
  const token = createToken();
  await db
    .insertInto('captcha_tokens')
    .values({
      token_hash: hashToken(token),
      phone,
      purpose,
      expires_at: toInstant(now + codeDurationsMs.captchaToken),
    })
    .execute();
  return token;
}
