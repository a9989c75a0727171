/** The intake of forms (F1). */
import 'server-only';
import { randomInt } from 'node:crypto';
import { applyTypes } from '@superbrowser/contract/forms/apply-kinds';
import { makeApplyNumber } from '@superbrowser/contract/forms/apply-number';
import { rets } from '@superbrowser/contract/rets';
import type { Phone } from '../accounts/phone';
import { prove, spend, type ShownProof } from '../accounts/proof';
import { tokenHash } from '../accounts/secrets';
import { iso } from '../accounts/time';
import { contentDigest } from '../applications/digest';
import { checkedApplication, type KeptFields } from '../applications/forms';
import { toBeTold, untouched } from '../applications/handling';
import { countApplication } from '../applications/limit';
import { checkedPicture, type StoredPicture } from '../applications/picture';
import { allowedAttribution } from '../attribution-columns';
import { refuseBlocked } from '../blocks';
import type { Db } from '../db/open';
import { transact } from '../db/transactions';
import { RetRefusal, type Context, type Routes } from './context';
import { keyReused } from './key-reused';

type Payload = Parameters<Routes['apply']>[0];

interface Sent {
  readonly type: number;
  readonly keyHash: string;
  readonly digest: string;
}

/**
 * The number a form got that was sent with this key before.
 * @throws Refusal keyReused when it said something else: what is sent now would be acknowledged and not kept
 */
async function numberOf({ type, keyHash, digest }: Sent, db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('applications')
    .select(['apply_no', 'type', 'content_digest'])
    .where('idempotency_key_hash', '=', keyHash)
    .executeTakeFirst();
  if (!row) return null;
  // Of those from before there were digests only the kind is known.
  if (row.type !== type || (row.content_digest ?? digest) !== digest) throw keyReused();
  return row.apply_no;
}

/** Somebody with the same key was faster; leaving the transaction undoes what was done for this one. */
class SentTwice extends Error {}

interface Checked {
  readonly kept: KeptFields;
  readonly picture: StoredPicture | null;
  readonly proof: ShownProof | null;
}

/** An account is cancelled by whoever proves its phone (R4), and only if there is an account. */
async function proofOfOwner(payload: Payload, phone: Phone, context: Context): Promise<ShownProof> {
  const { code, captcha_token } = payload.fields;
  const given =
    captcha_token === undefined ? { code: String(code) } : { captcha_token: String(captcha_token) };
  const proof = await prove(phone, 'cancel_account', given, context);
  const user = await context.db
    .selectFrom('users')
    .select('user_id')
    .where('phone', '=', phone)
    .executeTakeFirst();
  if (!user) throw new RetRefusal(rets.phoneUnknown, '该手机号尚未注册');
  return proof;
}

async function check(payload: Payload, context: Context): Promise<Checked> {
  const { screenshot, ...fields } = payload.fields;
  const kept = checkedApplication(payload.type, fields, context.now);
  if (kept.phone) await refuseBlocked(kept.phone, context);
  const isFeedback = payload.type === applyTypes.feedback;
  const picture = isFeedback && screenshot ? checkedPicture(String(screenshot)) : null;
  const cancels = payload.type === applyTypes.cancelAccount && kept.phone;
  const proof = cancels ? await proofOfOwner(payload, cancels, context) : null;
  return { kept, picture, proof };
}

async function store(
  payload: Payload,
  { keyHash, digest }: Sent,
  { kept, picture, proof }: Checked,
  { db, now }: { db: Db; now: number },
): Promise<string> {
  if (proof) await spend(proof, db, now);
  if (kept.phone) await countApplication(kept.phone, db, now);
  const row = await db
    .insertInto('applications')
    .values({
      ...kept,
      apply_no: makeApplyNumber(randomInt),
      type: payload.type,
      apply_from: payload.from,
      idempotency_key_hash: keyHash,
      content_digest: digest,
      locale: payload.locale ?? null,
      ...(await allowedAttribution(payload, db)),
      created_at: iso(now),
      ...untouched(iso(now)),
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
  // Also where nobody is to be told yet: it is sent when a webhook is configured.
  await db.insertInto('application_deliveries').values(toBeTold(apply_no, now)).execute();
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
      const apply_no = await transact(context.db, (db) =>
        store(payload, sent, checked, { db, now }),
      );
      return { apply_no };
    } catch (error) {
      // The same form was sent twice at once: the other request has already spent the code or taken the key.
      const twin = await numberOf(sent, context.db);
      if (twin) return { apply_no: twin };
      throw error;
    }
  },
};
