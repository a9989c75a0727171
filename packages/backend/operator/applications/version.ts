/** How an application is known to somebody who is about to change it. */
import 'server-only';
import { groupedApplyNumber } from '@superbrowser/contract/forms/apply-number';
import type { ApplicationRow } from '../../database/tables';
import type { Db } from '../../database/open';
import { ChangedMeanwhile } from '../run';
import type { Version } from '../verb';

/** Those whose audit lines say who changed an application; an export changes none. */
const changing = ['take', 'assign', 'note', 'done', 'close', 'reopen'].map(
  (word) => `applications ${word}`,
);

type Handled = Pick<ApplicationRow, 'changed_at' | 'state' | 'handled_by'>;

/** Another text after each change. */
export const handlingMark = ({ changed_at, state, handled_by }: Handled): string =>
  [changed_at, state, handled_by].map((part) => part ?? '').join('|');

async function lastChanger(apply_no: string, db: Db): Promise<string | null> {
  const line = await db
    .selectFrom('audit_lines')
    .select('who')
    .where('subject', '=', groupedApplyNumber(apply_no))
    .where('verb', 'in', changing)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return line?.who ?? null;
}

/** @returns null where there is no such application */
export async function versionOf(apply_no: string, db: Db): Promise<Version | null> {
  const row = await db
    .selectFrom('applications')
    .select(['changed_at', 'state', 'handled_by'])
    .where('apply_no', '=', apply_no)
    .executeTakeFirst();
  return row
    ? { mark: handlingMark(row), who: await lastChanger(apply_no, db), at: row.changed_at }
    : null;
}

/** @throws ChangedMeanwhile where one of them was changed after the instant */
export async function refuseChangedSince(
  instant: string,
  rows: readonly Pick<ApplicationRow, 'apply_no' | 'changed_at'>[],
  db: Db,
): Promise<void> {
  const later = rows.find(({ changed_at }) => changed_at !== null && changed_at > instant);
  if (later) throw new ChangedMeanwhile(await lastChanger(later.apply_no, db), later.changed_at);
}
