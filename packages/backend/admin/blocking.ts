/** Who gets no code, no form, no discount. */
import 'server-only';
import type { BlockKind } from '../database/tables/operator';
import type { OperationResult } from './define';
import { refusalError } from './operation-error';
import type { AuthorizedContext } from './context';

interface Blocked {
  readonly kind: BlockKind;
  readonly value: string;
  readonly reason?: string | undefined;
}

/** Adds a block; one that is there stays as it is. */
export async function block(
  { kind, value, reason }: Blocked,
  { db, now, actor }: AuthorizedContext,
): Promise<OperationResult> {
  const row = { kind, value, reason: reason ?? null, who: actor.name };
  const added = await db
    .insertInto('blocks')
    .values({ ...row, at: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.columns(['kind', 'value']).doNothing())
    .returning('value')
    .executeTakeFirst();
  return added ? {} : { detail: { wasBlocked: true } };
}

/** @throws OperationError where there is no such block */
export async function unblock({ kind, value }: Blocked, { db }: AuthorizedContext): Promise<void> {
  const removed = await db
    .deleteFrom('blocks')
    .where('kind', '=', kind)
    .where('value', '=', value)
    .returning('value')
    .executeTakeFirst();
  if (!removed) throw refusalError('It is not blocked.', '没有被封禁。');
}
