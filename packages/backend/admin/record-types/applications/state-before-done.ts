/** Reads from the audit log the state of an application before it was done. */
import 'server-only';
import { applicationStates, type ApplicationRow } from '../../../database/tables/applications';
import type { Db } from '../../../database/open-database';
import type { Application } from './load-application';

type HandlingState = Pick<ApplicationRow, 'state' | 'handled_by'>;

/** Without an audit entry, the application was in work if it has a handler, else new. */
export async function loadStateBeforeDone(
  db: Db,
  { number, handled_by }: Pick<Application, 'number' | 'handled_by'>,
): Promise<HandlingState> {
  const entry = await db
    .selectFrom('audit_lines')
    .select('before')
    .where('subject', '=', number)
    // The verb was `applications close` before, and old audit entries keep it.
    .where('verb', 'in', ['applications done', 'applications close'])
    .orderBy('at', 'desc')
    .orderBy('audit_id')
    .limit(1)
    .executeTakeFirst();
  const before = JSON.parse(entry?.before ?? '{}') as Partial<HandlingState>;
  const state = applicationStates.find((applicationState) => applicationState === before.state);
  // An audit entry contains only the fields that changed.
  const handler = 'handled_by' in before ? (before.handled_by ?? null) : handled_by;
  if (state && state !== 'done') return { state, handled_by: handler };
  return { state: handled_by ? 'in work' : 'new', handled_by };
}
