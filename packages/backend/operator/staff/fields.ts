import 'server-only';
import { z } from 'zod';
import type { Db } from '../../database/open';
import type { StaffRow } from '../../database/tables';
import { staffByName } from '../../staff';
import { reason } from '../refusal-words';
import { refuse } from '../verb';

/** What people with a console sign in by. */
export const staffName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z][a-z0-9._-]{1,31}$/, reason('must be 2 to 32 letters, digits, dots, _ and -'));

/** @throws OperatorRefusal where there is none */
export async function staffOf(db: Db, name: string): Promise<StaffRow> {
  const row = await staffByName(db, name);
  if (row) return row;
  throw refuse(`Nobody signs in as ${name}.`, `没有名为 ${name} 的账号。`);
}

/** Whoever can still make others owners must not be the last one to go. Inside the transaction that takes the role away. */
export async function keepAnOwner(db: Db, { staff_id }: StaffRow): Promise<void> {
  // Two owners who do this to each other at the same moment: the second waits here until the first is done, and sees it.
  await db
    .updateTable('staff')
    .set(({ ref }) => ({ role: ref('role') }))
    .where('role', '=', 'owner')
    .execute();
  const other = await db
    .selectFrom('staff')
    .select('staff_id')
    .where('role', '=', 'owner')
    .where('disabled', '=', 0)
    .where('staff_id', '!=', staff_id)
    .executeTakeFirst();
  if (!other)
    throw refuse(
      'This is the last owner. Make somebody else an owner first.',
      '这是最后一个所有者，请先把别人设为所有者。',
    );
}
