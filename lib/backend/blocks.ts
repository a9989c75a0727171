/**
 * Whom the operator keeps out. A blocked phone is answered like one that has used up its day (R4, F7), its
 * sign-ins like ones that are over (R6), a blocked promoter like one nobody knows: no answer tells that there is a list.
 */
import 'server-only';
import type { Phone } from './accounts/phone';
import type { Db } from './db/connect';
import { prepared } from './db/prepared';
import type { BlockKind } from './db/operator-tables';
import { tooOften } from './routes/too-often';

const daySeconds = 86_400;

const entryOf = prepared<{ kind: BlockKind; value: string }, { value: string }>((db, slot) =>
  db
    .selectFrom('blocks')
    .select('value')
    .where('kind', '=', slot('kind'))
    .where('value', '=', slot('value')),
);

/** Whether something stands on the list. */
export const isBlocked = async (kind: BlockKind, value: string, db: Db): Promise<boolean> =>
  (await entryOf(db, { kind, value })).length > 0;

/** @throws Refusal tooOften */
export async function refuseBlocked(phone: Phone, { db }: { db: Db }): Promise<void> {
  if (await isBlocked('phone', phone, db)) throw tooOften('blockedPhone', daySeconds);
}

/** Ranges of addresses; the site, which knows its visitors' addresses, keeps them out. */
export async function blockedRanges(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('blocks')
    .select('value')
    .where('kind', '=', 'range')
    .orderBy('value')
    .execute();
  return rows.map((row) => row.value);
}
