/** R4: one code per 60 seconds and ten a day for a phone, whatever the purpose. */
import 'server-only';
import { sql } from 'kysely';
import type { Context } from '../routes/context';
import { tooOften } from '../routes/too-often';
import type { Phone } from './phone';
import { iso, life } from './time';

const perWindow = 10;

/** One statement decides, so that two requests at once cannot both pass. */
async function take(phone: Phone, { db, now }: Context): Promise<boolean> {
  const at = now();
  const oldWindow = sql<boolean>`code_sends.window_started_at <= ${iso(at - life.sendWindow)}`;
  const row = await db
    .insertInto('code_sends')
    .values({ phone, last_sent_at: iso(at), window_started_at: iso(at), sent: 1 })
    .onConflict((conflict) =>
      conflict
        .column('phone')
        .doUpdateSet({
          last_sent_at: iso(at),
          sent: sql<number>`case when ${oldWindow} then 1 else code_sends.sent + 1 end`,
          window_started_at: sql<string>`case when ${oldWindow} then ${iso(at)} else code_sends.window_started_at end`,
        })
        .where('code_sends.last_sent_at', '<=', iso(at - life.resend))
        .where(({ or, eb }) => or([oldWindow, eb('code_sends.sent', '<', perWindow)])),
    )
    .returning('phone')
    .executeTakeFirst();
  return row !== undefined;
}

async function secondsLeft(phone: Phone, { db, now }: Context): Promise<number> {
  const row = await db
    .selectFrom('code_sends')
    .selectAll()
    .where('phone', '=', phone)
    .executeTakeFirst();
  if (!row) return 1;
  const resend = Date.parse(row.last_sent_at) + life.resend;
  const window = Date.parse(row.window_started_at) + life.sendWindow;
  const until = row.sent >= perWindow ? Math.max(resend, window) : resend;
  return Math.max(1, Math.ceil((until - now()) / 1_000));
}

/** @throws Refusal tooOften with { retry_after } in seconds */
export async function takeSend(phone: Phone, context: Context): Promise<void> {
  if (await take(phone, context)) return;
  throw tooOften('codePhone', await secondsLeft(phone, context));
}
