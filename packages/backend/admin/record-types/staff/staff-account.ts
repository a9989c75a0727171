/** A staff account as the console shows it: its role, sign-ins and work. */
import 'server-only';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import { minuteMs } from '@superbrowser/shared/durations';
import type { Db } from '../../../database/open-database';
import type { StaffRole, StaffRow } from '../../../database/tables/staff';
import { findStaffByName } from '../../../staff/staff-accounts';
import { findLockedUntil } from '../../../staff/sign-in-attempts';
import { missingRecordError } from '../../../common/operation-error';
import type { LabeledValue } from '../../../records/displayed-values';
import * as f from '../../../records/fields/field-kinds';
import type { AuthorizedContext } from '../../../records/authorized-context';
import { countMatchingApplications } from '../applications/search/matching-applications';

export interface StaffAccount {
  name: string;
  role: StaffRole;
  disabled: boolean;
  created_at: string;
  signed_out_at: string | null;
  last_sign_in: string | null;
  locked_until: string | null;
  work: readonly LabeledValue[];
}

export const roleChoices = {
  reader: { label: bilingual('只读', 'Reader') },
  support: { label: bilingual('客服', 'Support') },
  editor: { label: bilingual('编辑', 'Editor') },
  owner: { label: bilingual('所有者', 'Owner') },
} satisfies Record<StaffRole, unknown>;

const invalidNameText = bilingual(
  '须为 2 到 32 个字母、数字、点、_ 和 -，以字母开头',
  'must be 2 to 32 letters, digits, dots, _ and -, beginning with a letter',
);
/** The sign-in name, in lower case. */
export const staffNameField = f.customText(
  bilingual('登录名', 'Name to sign in by'),
  (value) => (/^[a-z][a-z0-9._-]{1,31}$/.test(value.toLowerCase()) ? value.toLowerCase() : null),
  invalidNameText,
);
export const roleField = f.choice(bilingual('角色', 'Role'), roleChoices);
export const inWorkLabel = bilingual('处理中的申请', 'Applications in work');

/** All accounts, or the account with the given name. */
export async function loadStaffAccounts(
  { db, now }: AuthorizedContext,
  name?: string,
): Promise<StaffAccount[]> {
  const rows = await db
    .selectFrom('staff')
    .select(['name', 'role', 'disabled', 'created_at', 'signed_out_at'])
    .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
    .orderBy('name')
    .execute();
  return Promise.all(
    rows.map(async ({ disabled, ...row }) => ({
      ...row,
      disabled: disabled === 1,
      last_sign_in: await findLastSignIn(db, row.name),
      locked_until: await findLockEnd(db, row.name, now),
      work: await loadWorkDetails(db, row.name),
    })),
  );
}

/** @throws OperationError 404 for an unknown name */
export async function requireStaffRow(name: string, { db }: AuthorizedContext): Promise<StaffRow> {
  const row = await findStaffByName(db, name);
  if (!row) throw missingRecordError();
  return row;
}

/** The end of a lock, rounded up to whole minutes as the sign-in page shows it; null without one. */
async function findLockEnd(db: Db, name: string, now: number): Promise<string | null> {
  const until = await findLockedUntil(db, name, now);
  return until && new Date(Math.ceil(Date.parse(until) / minuteMs) * minuteMs).toISOString();
}

async function findLastSignIn(db: Db, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('audit_lines')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('verb', '=', 'sign in')
    .where('subject', '=', name)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** The number of applications an account handles, linked to the list where they can be reassigned. */
async function loadWorkDetails(db: Db, name: string): Promise<LabeledValue[]> {
  const filters = { handler: name, state: 'in work' } as const;
  const count = await countMatchingApplications(db, filters);
  const text = bilingual(`${count} 条`, String(count));
  const record = { name: 'applications', key: '', filters };
  return count > 0 ? [{ name: 'in_work', label: inWorkLabel, text, record }] : [];
}
