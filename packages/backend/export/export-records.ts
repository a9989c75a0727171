/** Exports records for operators and staff, without secrets and hashes. */
import 'server-only';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Cell } from '@superbrowser/shared/csv';
import { applicationKindOf } from '@superbrowser/contract/forms/application-kinds';
import { groupApplicationNumber } from '@superbrowser/contract/forms/application-number';
import type { Db } from '../database/open-database';
import type { Tables } from '../database/tables';

export const exportKinds = ['applications', 'accounts', 'events'] as const;
export type ExportKind = (typeof exportKinds)[number];

type ApplicationsBuilder = ExpressionBuilder<Tables, 'applications'>;

/** Applications as they are exported, oldest first. @param buildCondition builds the condition on their table */
export async function loadApplicationRecords(
  db: Db,
  buildCondition: (eb: ApplicationsBuilder) => Expression<SqlBool>,
): Promise<Record<string, Cell>[]> {
  const rows = await db
    .selectFrom('applications')
    .leftJoin(
      'application_pictures as screenshots',
      'screenshots.apply_no',
      'applications.apply_no',
    )
    .selectAll('applications')
    .select('screenshots.media_type as screenshot')
    .where((eb) => buildCondition(eb as unknown as ApplicationsBuilder))
    .orderBy('created_at')
    .orderBy('applications.apply_no')
    .execute();
  const notesByNumber = await loadNotesByNumber(db, buildCondition);
  return rows.map(
    ({ apply_no, type, idempotency_key_hash: _, content_digest: __, fields, ...row }) => ({
      apply_no: groupApplicationNumber(apply_no),
      kind: applicationKindOf(type) ?? String(type),
      ...row,
      note: notesByNumber.get(apply_no)?.join('\n') ?? null,
      fields,
    }),
  );
}

/** Notes of staff about the applications, oldest first. */
async function loadNotesByNumber(
  db: Db,
  buildCondition: (eb: ApplicationsBuilder) => Expression<SqlBool>,
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .selectFrom('application_notes as notes')
    .innerJoin('applications', 'applications.apply_no', 'notes.apply_no')
    .select(['notes.apply_no', 'notes.text'])
    .where((eb) => buildCondition(eb as unknown as ApplicationsBuilder))
    .orderBy('notes.at')
    .orderBy('notes.note_id')
    .execute();
  const notesByNumber = new Map<string, string[]>();
  for (const { apply_no, text } of rows)
    notesByNumber.set(apply_no, [...(notesByNumber.get(apply_no) ?? []), text]);
  return notesByNumber;
}

const loadApplications = (db: Db, since: string): Promise<Record<string, Cell>[]> =>
  loadApplicationRecords(db, (eb) => eb('created_at', '>=', since));

const loadAccounts = (db: Db, since: string): Promise<Record<string, Cell>[]> =>
  db
    .selectFrom('users')
    .select(['user_id', 'phone', 'username', 'company_name', 'role', 'invite_code'])
    .select(['referral_code', 'promoter', 'callback', 'activity_id', 'utm_source', 'channel_id'])
    .select(['landing_source', 'created_at'])
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .orderBy('user_id')
    .execute();

/** A warning in the export: any browser can report anything. */
const reportedBy = 'browser, not verified';

async function loadEvents(db: Db, since: string): Promise<Record<string, Cell>[]> {
  const rows = await db
    .selectFrom('events')
    .select(['received_at', 'key', 'count', 'platform', 'segmentation'])
    .where('received_at', '>=', since)
    .orderBy('received_at')
    .orderBy('event_id')
    .execute();
  return rows.map((row) => ({ ...row, reported_by: reportedBy }));
}

const recordLoaders = {
  applications: loadApplications,
  accounts: loadAccounts,
  events: loadEvents,
} satisfies Record<ExportKind, unknown>;

/**
 * The records of a kind since an instant, oldest first.
 * @param since ISO 8601 in UTC, as stored
 */
export const loadRecordsSince = (db: Db, kind: ExportKind, since: string) =>
  recordLoaders[kind](db, since);
