/** Adds and lifts the blocks of phones, IP ranges and promoters. */
import 'server-only';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import type { BlockKind } from '../database/tables/blocks';
import type { Fields, OperationResult } from '../records/record-type';
import * as f from '../records/fields/field-kinds';
import { refusalError } from '../common/operation-error';
import type { AuthorizedContext } from '../records/authorized-context';
import { toInstant } from '../database/stored-instant';

interface BlockTarget {
  readonly kind: BlockKind;
  readonly value: string;
  readonly reason?: string | null | undefined;
}

/** Fields of the audit values that `addBlock` returns. */
export const newBlockAuditFields: Fields = {
  wasBlocked: f.yesNo(bilingual('之前已被封禁', 'Was blocked already')),
};

/**
 * Adds a block; an existing block is unchanged. Blocking a phone ends its sign-ins, so that lifting the block does not
 * revive them.
 */
export async function addBlock(
  { kind, value, reason }: BlockTarget,
  { db, now, actor }: AuthorizedContext,
): Promise<OperationResult> {
  const row = { kind, value, reason: reason ?? null, who: actor.name };
  const insertedRow = await db
    .insertInto('blocks')
    .values({ ...row, at: toInstant(now) })
    .onConflict((conflict) => conflict.columns(['kind', 'value']).doNothing())
    .returning('value')
    .executeTakeFirst();
  if (kind === 'phone')
    await db
      .deleteFrom('login_tokens')
      .where('user_id', 'in', db.selectFrom('users').select('user_id').where('phone', '=', value))
      .execute();
  return insertedRow ? {} : { auditValues: { wasBlocked: true } };
}

/** @throws OperationError where the block does not exist */
export async function removeBlock(
  { kind, value }: BlockTarget,
  { db }: AuthorizedContext,
): Promise<void> {
  const deletedRow = await db
    .deleteFrom('blocks')
    .where('kind', '=', kind)
    .where('value', '=', value)
    .returning('value')
    .executeTakeFirst();
  if (!deletedRow) throw refusalError(bilingual('没有被封禁。', 'It is not blocked.'));
}

/** Asks the visitor to open the page again, because an open page still counts down the waiting time of the refusal. */
export const unblockedPhoneMessage = (maskedPhone: string): BilingualText =>
  bilingual(
    `已解除对 ${maskedPhone} 的封禁。请访客关掉登录页，再打开一次。`,
    `${maskedPhone} is no longer blocked. The visitor has to close the sign-in page and open it again.`,
  );
