import 'server-only';
import { applyKindOf } from '@/lib/schemas/apply-kinds';
import { groupedApplyNumber } from '@/lib/schemas/apply-number';
import { iso } from '../accounts/time';
import type { Db } from '../db/connect';
import type { ApplicationRow } from '../db/application-tables';
import { refuse } from './verb';

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

/** What was written before, and this day's line below it. */
export const withLine = (note: string | null, text: string, who: string, now: number): string =>
  [note, `${iso(now).slice(0, 16)}Z ${who}: ${text}`].filter(Boolean).join('\n');

/** Changes an application, which prolongs its life (O2). */
export async function change(
  apply_no: string,
  values: Partial<Pick<ApplicationRow, 'state' | 'handled_by' | 'note'>>,
  { db, now }: { db: Db; now: number },
): Promise<void> {
  await db
    .updateTable('applications')
    .set({ ...values, changed_at: iso(now) })
    .where('apply_no', '=', apply_no)
    .execute();
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
