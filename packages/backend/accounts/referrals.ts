/** Who brought a new account, and the reward for it. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { isBlocked } from '../blocks/check-blocks';
import type { RouteContext } from '../route-context';
import { ApiRefusal } from '../api-refusals';
import { toInstant } from '../database/stored-instant';
import type { Db } from '../database/open-database';
import type { Phone } from '../common/phone';

export interface ReferralCode {
  readonly code: string;
  /** Null for a promoter, whose reward is paid outside this system. */
  readonly inviterId: string | null;
}

/**
 * The owner of a code: a user's invite code (in either case) or a promoter's id.
 * @throws ApiRefusal referralInvalid
 */
export async function requireReferralCode(
  code: string,
  { db }: RouteContext,
): Promise<ReferralCode> {
  const upperCode = code.toUpperCase();
  const user = await db
    .selectFrom('users')
    .select('user_id')
    .where('invite_code', '=', upperCode)
    .executeTakeFirst();
  if (user) return { code: upperCode, inviterId: user.user_id };
  const promoter = await db
    .selectFrom('promoters')
    .select('promoter_id')
    .where('promoter_id', '=', code)
    .executeTakeFirst();
  if (!promoter || (await isBlocked(db, 'promoter', code)))
    throw new ApiRefusal(resultCodes.referralInvalid, '推荐码无效');
  return { code, inviterId: null };
}

const offersSchema = z.array(z.object({ kind: z.string(), value: z.number(), title: z.string() }));

/** The reward of the invite activity; null while the activity does not run or has no reward. */
async function findCurrentReward(db: Db, now: number) {
  const activity = await db
    .selectFrom('activities')
    .selectAll()
    .where('activity_id', '=', 'invite-refund')
    .executeTakeFirst();
  // The activity's dates have a time zone, so they cannot be compared as text.
  const isRunning =
    activity && Date.parse(activity.start_at) <= now && now < Date.parse(activity.end_at);
  if (!isRunning) return null;
  const offers = offersSchema.parse(JSON.parse(activity.offers));
  return offers.find((offer) => offer.kind === 'invite_reward') ?? null;
}

/** Records who invited a new account, and the inviter's award. Does nothing if the phone was invited before. */
export async function recordInvite(
  db: Db,
  invite: { inviterId: string; inviteeId: string; phone: Phone },
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
      registered_at: toInstant(now),
    })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returning('invite_id')
    .executeTakeFirst();
  const reward = row && (await findCurrentReward(db, now));
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
      created_at: toInstant(now),
    })
    .execute();
}
