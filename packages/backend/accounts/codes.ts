/** Verification codes (R4): made and sent. */
import 'server-only';
import { randomInt, randomUUID } from 'node:crypto';
import type { Channel, Purpose } from '@superbrowser/contract/accounts';
import { rets } from '@superbrowser/contract/rets';
import { log, reasonOf } from '@/lib/log/log';
import { refuseBlocked } from '../blocks';
import { RetRefusal, type Context } from '../routes/context';
import { phoneParts, type Phone } from './phone';
import { codeCost, hashSecret } from './secrets';
import { takeSend } from './send-limit';
import { iso, life } from './time';

async function store(
  row: { phone: Phone; purpose: Purpose; channel: Channel; code: string },
  { db, now }: Context,
): Promise<void> {
  const { code, ...rest } = row;
  const code_hash = await hashSecret(code, codeCost);
  const at = now();
  const fresh = { code_id: randomUUID(), code_hash, tries: 0, expires_at: iso(at + life.code) };
  await db
    .insertInto('verification_codes')
    .values({ ...rest, ...fresh })
    // A new code replaces the one before, wherever that one stood.
    .onConflict((conflict) =>
      conflict.columns(['phone', 'purpose']).doUpdateSet({ ...fresh, channel: rest.channel }),
    )
    .execute();
}

/**
 * Sends a code. Whether the phone has an account is not looked at, so the answer cannot tell.
 * @throws Refusal tooOften, or serverError when the gateway did not take it
 */
export async function issueCode(
  order: { phone: Phone; purpose: Purpose; channel: Channel },
  context: Context,
): Promise<{ resend_after: number }> {
  await refuseBlocked(order.phone, context);
  await takeSend(order.phone, context);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await store({ ...order, code }, context);
  const { area_code, digits } = phoneParts(order.phone);
  const { channel, purpose } = order;
  try {
    await context.deliver({ area_code, phone: digits, channel, purpose, code });
  } catch (error) {
    // The reason, never the message itself.
    log.error('backend', 'code not delivered', { reason: reasonOf(error) });
    throw new RetRefusal(rets.serverError, '验证码发送失败，请稍后再试');
  }
  return { resend_after: life.resend / 1_000 };
}
