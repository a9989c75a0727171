/** Validates and stores an application (F1). */
import 'server-only';
import { randomInt } from 'node:crypto';
import { applicationTypes } from '@superbrowser/contract/forms/application-kinds';
import { createApplicationNumber } from '@superbrowser/contract/forms/application-number';
import { resultCodes } from '@superbrowser/contract/result-codes';
import {
  verifyProof,
  consumeProof,
  type VerifiedProof,
} from '../verification-codes/verification-codes';
import type { Phone } from '../common/phone';
import { loadUnblockedAttributionColumns } from '../promoters/attribution';
import { hashToken } from '../common/secrets';
import { toInstant } from '../database/stored-instant';
import { refuseBlockedPhone } from '../blocks/check-blocks';
import type { RouteContext, Routes } from '../route-context';
import { ApiRefusal, reusedKeyRefusal } from '../api-refusals';
import type { Db } from '../database/open-database';
import type { ApplicationRow } from '../database/tables/applications';
import { commitInGroup } from '../database/group-commit';
import { parseScreenshot, type StoredScreenshot } from './screenshots';
import { createPendingDelivery } from './application-delivery';
import { consumeDailyLimit } from './daily-limit';
import { parseApplication, contentDigest, type StoredColumns } from './parse-application';

type ApplicationPayload = Parameters<Routes['apply']>[0];

interface SentForm {
  readonly type: number;
  readonly keyHash: string;
  readonly digest: string;
}

/**
 * The number of the application that was sent with this key before; null where there is none.
 * @throws ApiRefusal keyReused when that application had other contents, because the new contents would be acknowledged
 * but not stored
 */
async function findSentApplication(
  db: Db,
  { type, keyHash, digest }: SentForm,
): Promise<string | null> {
  const row = await db
    .selectFrom('applications')
    .select(['apply_no', 'type', 'content_digest'])
    .where('idempotency_key_hash', '=', keyHash)
    .executeTakeFirst();
  if (!row) return null;
  // Applications from before digests were stored are compared by their kind only.
  if (row.type !== type || (row.content_digest ?? digest) !== digest) throw reusedKeyRefusal();
  return row.apply_no;
}

/** Thrown when another request with the same key was faster. The error rolls back this request's transaction. */
class SentTwiceError extends Error {}

interface CheckedApplication {
  readonly storedFields: StoredColumns;
  readonly screenshot: StoredScreenshot | null;
  readonly proof: VerifiedProof | null;
}

/** Canceling an account requires a proof of its phone (R4), and an existing account. */
async function requireOwnerProof(
  payload: ApplicationPayload,
  phone: Phone,
  context: RouteContext,
): Promise<VerifiedProof> {
  const { code, captcha_token } = payload.fields;
  const presentedProof =
    captcha_token === undefined ? { code: String(code) } : { captcha_token: String(captcha_token) };
  const proof = await verifyProof(phone, 'cancel_account', presentedProof, context);
  const user = await context.db
    .selectFrom('users')
    .select('user_id')
    .where('phone', '=', phone)
    .executeTakeFirst();
  if (!user) throw new ApiRefusal(resultCodes.phoneUnknown, '该手机号尚未注册，请核对或先注册');
  return proof;
}

async function checkApplication(
  payload: ApplicationPayload,
  context: RouteContext,
): Promise<CheckedApplication> {
  const { screenshot, ...fields } = payload.fields;
  const storedFields = parseApplication(payload.type, fields, context.now);
  if (storedFields.phone) await refuseBlockedPhone(storedFields.phone, context);
  const isFeedback = payload.type === applicationTypes.feedback;
  const storedScreenshot = isFeedback && screenshot ? parseScreenshot(String(screenshot)) : null;
  const phoneToProve = payload.type === applicationTypes.cancelAccount && storedFields.phone;
  const proof = phoneToProve ? await requireOwnerProof(payload, phoneToProve, context) : null;
  return { storedFields, screenshot: storedScreenshot, proof };
}

async function storeApplication(
  payload: ApplicationPayload,
  { keyHash, digest }: SentForm,
  { storedFields, screenshot, proof }: CheckedApplication,
  { db, now }: { db: Db; now: number },
): Promise<string> {
  if (proof) await consumeProof(db, proof, now);
  if (storedFields.phone) await consumeDailyLimit(db, storedFields.phone, now);
  const row = await db
    .insertInto('applications')
    .values({
      ...storedFields,
      apply_no: createApplicationNumber(randomInt),
      type: payload.type,
      apply_from: payload.from,
      idempotency_key_hash: keyHash,
      content_digest: digest,
      locale: payload.locale ?? null,
      ...(await loadUnblockedAttributionColumns(db, payload)),
      created_at: toInstant(now),
      ...initialHandling(toInstant(now)),
    })
    .onConflict((conflict) => conflict.column('idempotency_key_hash').doNothing())
    .returning('apply_no')
    .executeTakeFirst();
  if (!row) throw new SentTwiceError();
  const { apply_no } = row;
  if (screenshot)
    await db
      .insertInto('application_pictures')
      .values({ apply_no, ...screenshot })
      .execute();
  // The delivery is stored even without a webhook. It is sent once a webhook is configured.
  await db
    .insertInto('application_deliveries')
    .values(createPendingDelivery(apply_no, now))
    .execute();
  return apply_no;
}

export const applicationRoutes: Pick<Routes, 'apply'> = {
  async apply(payload, context) {
    const { type, fields, idempotency_key } = payload;
    const keyHash = hashToken(idempotency_key);
    const sentForm = { type, keyHash, digest: contentDigest(type, fields) };
    const earlierNumber = await findSentApplication(context.db, sentForm);
    if (earlierNumber) return { apply_no: earlierNumber };
    try {
      const application = await checkApplication(payload, context);
      const now = context.now();
      const applyNo = await commitInGroup(context.db, (db) =>
        storeApplication(payload, sentForm, application, { db, now }),
      );
      return { apply_no: applyNo };
    } catch (error) {
      // If the same form was sent twice at once, the other request has already used the code or the key.
      const concurrentNumber = await findSentApplication(context.db, sentForm);
      if (concurrentNumber) return { apply_no: concurrentNumber };
      throw error;
    }
  },
};

type InitialHandling = Pick<ApplicationRow, 'state' | 'handled_by' | 'changed_at'>;

/** Columns of a new application that change later: state, handler and time of change. */
export const initialHandling = (createdAt: string): InitialHandling => ({
  state: 'new',
  handled_by: null,
  changed_at: createdAt,
});
