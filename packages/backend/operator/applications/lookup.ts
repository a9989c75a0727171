import 'server-only';
import { sql, type RawBuilder } from 'kysely';
import { applyKindOf } from '@superbrowser/contract/forms/apply-kinds';
import { groupedApplyNumber } from '@superbrowser/contract/forms/apply-number';
import { iso } from '../../database/tables';
import type { Db } from '../../database/open';
import type { ApplicationRow } from '../../database/tables';
import { ChangedMeanwhile } from '../run';
import { refuse } from '../verb';

/** @throws OperatorRefusal where there is none */
export async function applicationOf(apply_no: string, db: Db): Promise<ApplicationRow> {
  const row = await db
    .selectFrom('applications')
    .selectAll()
    .where('apply_no', '=', apply_no)
    .executeTakeFirst();
  if (row) return row;
  const number = groupedApplyNumber(apply_no);
  throw refuse(`There is no application ${number}.`, `没有编号为 ${number} 的申请。`);
}

/** What was written before with this line below it, put together by the database: of two at once none is lost. */
export function withLine(text: string, who: string, now: number): RawBuilder<string> {
  const line = `${iso(now).slice(0, 16)}Z ${who}: ${text}`;
  return sql`case when note is null then ${line} else note || ${'\n'} || ${line} end`;
}

/** How an application is handled, as audit lines say it. */
export const handling = ({ state, handled_by }: Pick<ApplicationRow, 'state' | 'handled_by'>) => ({
  state,
  handled_by,
});

interface Change {
  readonly state?: ApplicationRow['state'];
  readonly handled_by?: string | null;
  readonly note?: RawBuilder<string>;
}

/**
 * Changes how an application is handled, which prolongs its life (O2).
 * @param found it as it was read before
 * @throws ChangedMeanwhile where somebody else was faster
 */
export async function change(
  found: ApplicationRow,
  values: Change,
  { db, now }: { db: Db; now: number },
): Promise<void> {
  const { apply_no, state, handled_by } = found;
  const changed = await db
    .updateTable('applications')
    .set({ ...values, changed_at: iso(now) })
    .where('apply_no', '=', apply_no)
    .where('state', '=', state)
    .where('handled_by', handled_by === null ? 'is' : '=', handled_by)
    .returning('apply_no')
    .executeTakeFirst();
  if (!changed) throw new ChangedMeanwhile(null, null);
}

/** As an operator reads it; secrets and digests stay inside. */
export function shown({ idempotency_key_hash: _, content_digest: __, ...row }: ApplicationRow) {
  const { apply_no, type, fields, ...rest } = row;
  return {
    apply_no: groupedApplyNumber(apply_no),
    kind: applyKindOf(type) ?? String(type),
    ...rest,
    fields: JSON.parse(fields) as unknown,
  };
}
