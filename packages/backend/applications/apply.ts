/** The intake of forms (F1). */
import 'server-only';
import { createHash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import {
  applicationSchema,
  provenCancelSchema,
} from '@superbrowser/contract/forms/application-schemas';
import { applyKindOf, applyTypes } from '@superbrowser/contract/forms/apply-kinds';
import { makeApplyNumber } from '@superbrowser/contract/forms/apply-number';
import { rets } from '@superbrowser/contract/rets';
import { verifyProof, spendProof, type VerifiedProof } from '../accounts/verification-codes';
import type { Phone } from '../accounts/phone';
import { allowedAttribution } from '../attribution';
import { tokenHash } from '../accounts/secrets';
import { toInstant } from '../database/instant';
import { refuseBlocked } from '../blocks';
import {
  RetRefusal,
  checkedFields,
  keyReused,
  limitRefusal,
  type Context,
  type Routes,
} from '../context';
import type { Db } from '../database/open';
import type { ApplicationDeliveryRow, ApplicationRow } from '../database/tables/applications';
import { groupCommit } from '../database/transactions';
import { checkedPicture, type StoredPicture } from './pictures';

type Payload = Parameters<Routes['apply']>[0];

interface Sent {
  readonly type: number;
  readonly keyHash: string;
  readonly digest: string;
}

/**
 * The number of the form that was sent with this key before.
 * @throws RetRefusal keyReused when it had other contents, which would be acknowledged but not stored
 */
async function numberOf({ type, keyHash, digest }: Sent, db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('applications')
    .select(['apply_no', 'type', 'content_digest'])
    .where('idempotency_key_hash', '=', keyHash)
    .executeTakeFirst();
  if (!row) return null;
  // Only the kind is known of forms from before digests were stored.
  if (row.type !== type || (row.content_digest ?? digest) !== digest) throw keyReused();
  return row.apply_no;
}

/** Another request with the same key was faster; throwing rolls back what was done for this one. */
class SentTwice extends Error {}

interface Checked {
  readonly checked: StoredFields;
  readonly picture: StoredPicture | null;
  readonly proof: VerifiedProof | null;
}

/** Cancelling an account requires a proof of its phone (R4), and an existing account. */
async function proofOfOwner(
  payload: Payload,
  phone: Phone,
  context: Context,
): Promise<VerifiedProof> {
  const { code, captcha_token } = payload.fields;
  const given =
    captcha_token === undefined ? { code: String(code) } : { captcha_token: String(captcha_token) };
  const proof = await verifyProof(phone, 'cancel_account', given, context);
  const user = await context.db
    .selectFrom('users')
    .select('user_id')
    .where('phone', '=', phone)
    .executeTakeFirst();
  if (!user) throw new RetRefusal(rets.phoneUnknown, '该手机号尚未注册，请核对或先注册');
  return proof;
}

async function check(payload: Payload, context: Context): Promise<Checked> {
  const { screenshot, ...fields } = payload.fields;
  const checked = checkedApplication(payload.type, fields, context.now);
  if (checked.phone) await refuseBlocked(checked.phone, context);
  const isFeedback = payload.type === applyTypes.feedback;
  const picture = isFeedback && screenshot ? checkedPicture(String(screenshot)) : null;
  const cancels = payload.type === applyTypes.cancelAccount && checked.phone;
  const proof = cancels ? await proofOfOwner(payload, cancels, context) : null;
  return { checked, picture, proof };
}

async function store(
  payload: Payload,
  { keyHash, digest }: Sent,
  { checked, picture, proof }: Checked,
  { db, now }: { db: Db; now: number },
): Promise<string> {
  if (proof) await spendProof(proof, db, now);
  if (checked.phone) await countApplication(checked.phone, db, now);
  const row = await db
    .insertInto('applications')
    .values({
      ...checked,
      apply_no: makeApplyNumber(randomInt),
      type: payload.type,
      apply_from: payload.from,
      idempotency_key_hash: keyHash,
      content_digest: digest,
      locale: payload.locale ?? null,
      ...(await allowedAttribution(payload, db)),
      created_at: toInstant(now),
      ...newHandling(toInstant(now)),
    })
    .onConflict((conflict) => conflict.column('idempotency_key_hash').doNothing())
    .returning('apply_no')
    .executeTakeFirst();
  if (!row) throw new SentTwice();
  const { apply_no } = row;
  if (picture)
    await db
      .insertInto('application_pictures')
      .values({ apply_no, ...picture })
      .execute();
  // Also without a webhook: it is sent when one is configured.
  await db.insertInto('application_deliveries').values(pendingDelivery(apply_no, now)).execute();
  return apply_no;
}

export const applicationRoutes: Pick<Routes, 'apply'> = {
  async apply(payload, context) {
    const { type, fields, idempotency_key } = payload;
    const keyHash = tokenHash(idempotency_key);
    const sent = { type, keyHash, digest: contentDigest(type, fields) };
    const before = await numberOf(sent, context.db);
    if (before) return { apply_no: before };
    try {
      const checked = await check(payload, context);
      const now = context.now();
      const apply_no = await groupCommit(context.db, (db) =>
        store(payload, sent, checked, { db, now }),
      );
      return { apply_no };
    } catch (error) {
      // The same form was sent twice at once: the other request has already used the code or the key.
      const twin = await numberOf(sent, context.db);
      if (twin) return { apply_no: twin };
      throw error;
    }
  },
};

// The schema of each kind of application, and what is stored of it.

/** Separate columns, so that an operator can sort and search by them. */
interface StoredFields {
  readonly phone: Phone | null;
  readonly company_name: string | null;
  readonly contact: string | null;
  readonly email: string | null;
  /** Everything else, as JSON. */
  readonly fields: string;
}

/** Proofs and checkboxes are checked, but never stored. */
const notContent: ReadonlySet<string> = new Set([
  'code',
  'captcha_token',
  'confirmation',
  'is_agreed',
]);

/** The area code is part of the stored phone. */
const isLeftOut = (name: string) => name === 'area_code' || notContent.has(name);

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/**
 * The fields of an application, validated by its schema.
 * @throws RetRefusal fieldsInvalid with { path: code }
 */
function checkedApplication(
  type: number,
  given: Readonly<Record<string, unknown>>,
  now: () => number,
): StoredFields {
  const kind = applyKindOf(type);
  if (!kind) throw new Error(`No form of type ${type}`);
  const isProven = kind === 'cancelAccount' && given.captcha_token !== undefined;
  const schema = isProven ? provenCancelSchema : applicationSchema(kind, now);
  const values: Record<string, unknown> = checkedFields(schema, given);
  const { phone, company_name, contact, email, ...rest } = values;
  const checked = Object.entries(rest).filter(([name, value]) => !isLeftOut(name) && value);
  return {
    phone: phone ? (`+${String(values.area_code)}${String(phone)}` as Phone) : null,
    company_name: text(company_name),
    contact: text(contact),
    email: text(email),
    fields: JSON.stringify(Object.fromEntries(checked)),
  };
}

// Five applications a day for a phone (F7).

const perDay = 5;
const dayMs = 86_400_000;

/** A single statement, so that two simultaneous ones cannot both be the fifth. @returns undefined above the limit */
function tryCount(phone: Phone, db: Db, now: number): Promise<{ phone: string } | undefined> {
  const isOver = sql<boolean>`application_counts.window_started_at <= ${toInstant(now - dayMs)}`;
  return db
    .insertInto('application_counts')
    .values({ phone, window_started_at: toInstant(now), sent: 1 })
    .onConflict((conflict) =>
      conflict
        .column('phone')
        .doUpdateSet({
          sent: sql<number>`case when ${isOver} then 1 else application_counts.sent + 1 end`,
          window_started_at: sql<string>`case when ${isOver} then ${toInstant(now)} else application_counts.window_started_at end`,
        })
        .where(({ or, eb }) => or([isOver, eb('application_counts.sent', '<', perDay)])),
    )
    .returning('phone')
    .executeTakeFirst();
}

/**
 * Counts one application.
 * @throws RetRefusal tooOften with { retry_after } in seconds
 */
async function countApplication(phone: Phone, db: Db, now: number): Promise<void> {
  if (await tryCount(phone, db, now)) return;
  const { window_started_at } = await db
    .selectFrom('application_counts')
    .select('window_started_at')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  const left = Math.ceil((Date.parse(window_started_at) + dayMs - now) / 1_000);
  throw limitRefusal('applyPhone', Math.max(1, left));
}

type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Digest that distinguishes the contents of applications; codes, checkboxes and proofs are excluded. Made from the
 * request, so that a form sent again has the same one, even when its day can no longer be chosen.
 */
function contentDigest(type: number, fields: Fields): string {
  const content = Object.entries(fields)
    .filter(([name, value]) => !notContent.has(name) && value)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([type, content]))
    .digest('base64url');
}

// State of an application with the operator, and with the operator's own system.

type Handling = Pick<ApplicationRow, 'state' | 'handled_by' | 'changed_at'>;

/** Columns of a new application that change later: state, handler and time of change. */
export const newHandling = (created_at: string): Handling => ({
  state: 'new',
  handled_by: null,
  changed_at: created_at,
});

/** A pending delivery to the operator's own system. */
export const pendingDelivery = (apply_no: string, now: number): ApplicationDeliveryRow => ({
  apply_no,
  attempts: 0,
  next_attempt_at: toInstant(now),
  delivered_at: null,
  last_failure: null,
});
