/** What was done with an application, from its audit lines. */
import 'server-only';
import { groupedApplyNumber } from '@superbrowser/contract/forms/apply-number';
import { applicationStates, type ApplicationRow, type AuditSource } from '../../database/tables';
import type { Db } from '../../database/open';

export interface HistoryLine {
  readonly at: string;
  readonly who: string;
  readonly source: AuditSource | null;
  readonly system_user: string | null;
  readonly verb: string;
  readonly detail: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

const factsOf = (text: string | null) =>
  text === null ? null : (JSON.parse(text) as Record<string, unknown>);

const linesOf = (apply_no: string, db: Db) =>
  db
    .selectFrom('audit_lines')
    .select(['at', 'who', 'source', 'system_user', 'verb', 'detail', 'before', 'after'])
    .where('subject', '=', groupedApplyNumber(apply_no))
    .orderBy('at', 'desc')
    .orderBy('audit_id');

/** The last 200 things done with an application, the newest first. @param apply_no without separators */
export async function historyOf(apply_no: string, db: Db): Promise<HistoryLine[]> {
  const rows = await linesOf(apply_no, db).limit(200).execute();
  return rows.map((row) => ({ ...row, before: factsOf(row.before), after: factsOf(row.after) }));
}

type Handled = Pick<ApplicationRow, 'state' | 'handled_by'>;

/** How one that is done was handled before; of one whose line is gone, what its handler tells. */
export async function stateBefore(
  { apply_no, handled_by }: ApplicationRow,
  db: Db,
): Promise<Handled> {
  const line = await linesOf(apply_no, db)
    .where('verb', 'in', ['applications done', 'applications close'])
    .limit(1)
    .executeTakeFirst();
  const { state, handled_by: by = null } = factsOf(line?.before ?? null) ?? {};
  const known = applicationStates.find((one) => one === state);
  if (known && known !== 'done' && (by === null || typeof by === 'string'))
    return { state: known, handled_by: by };
  return { state: handled_by ? 'in work' : 'new', handled_by };
}
