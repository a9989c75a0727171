/**
 * Who handles applications: colleagues to whom an application can be given, and former handlers who still have some.
 */
import 'server-only';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import { findStaffByName } from '../../../staff/staff-accounts';
import { supportAndOwners } from '../../../records/access';
import { refusalError } from '../../../common/operation-error';
import type { AuthorizedContext } from '../../../records/authorized-context';
import { roleChoices } from '../staff/staff-account';

/** The value that stands for no handler, in commands and in the form. */
export const unassignedWord = 'nobody';

/** Colleagues who may work on applications, with their roles. */
export async function loadAssignees({
  db,
}: AuthorizedContext): Promise<Record<string, BilingualText>> {
  const rows = await db
    .selectFrom('staff')
    .select(['name', 'role'])
    .where('disabled', '=', 0)
    .where('role', 'in', supportAndOwners.allowedRoles)
    .orderBy('name')
    .execute();
  return Object.fromEntries(
    rows.map(({ name, role }) => {
      const { zh, en } = roleChoices[role].label;
      return [name, bilingual(`${name}（${zh}）`, `${name} (${en.toLowerCase()})`)];
    }),
  );
}
/** Accounts that still have applications in work but get no new ones: closed accounts, and other roles. */
async function findFormerHandlers({ db }: AuthorizedContext, currentNames: readonly string[]) {
  const rows = await db
    .selectFrom('applications')
    .select('handled_by')
    .distinct()
    .where('state', '=', 'in work')
    .where('handled_by', 'is not', null)
    .execute();
  return rows.flatMap(({ handled_by: name }) =>
    name && !currentNames.includes(name) ? [name] : [],
  );
}
/**
 * Choices of the filter by handler: `-` for applications without a handler, colleagues, and former handlers who still
 * have applications.
 */
export async function loadHandlerChoices(context: AuthorizedContext) {
  const assignees = await loadAssignees(context);
  const formerHandlers = (await findFormerHandlers(context, Object.keys(assignees))).sort();
  const formerHandlerOptions = formerHandlers.map((name) => [
    name,
    bilingual(`${name}（不再处理申请）`, `${name} (handles applications no longer)`),
  ]);
  return {
    '-': bilingual('无人处理', 'No one'),
    ...assignees,
    ...(Object.fromEntries(formerHandlerOptions) as Record<string, BilingualText>),
  };
}

/** @throws OperationError for an unknown or closed account, and for one whose role handles no applications */
export async function requireAssignee(name: string, { db }: AuthorizedContext): Promise<void> {
  const row = await findStaffByName(db, name);
  if (!row)
    throw refusalError(
      bilingual(`没有名为 ${name} 的账号。`, `There is no account named ${name}.`),
      'to',
    );
  if (row.disabled === 1)
    throw refusalError(bilingual(`账号 ${name} 已停用。`, `The account ${name} is closed.`), 'to');
  if (!supportAndOwners.allowedRoles.includes(row.role))
    throw refusalError(
      bilingual(
        `账号 ${name} 的角色不处理申请。`,
        `The role of the account ${name} handles no applications.`,
      ),
      'to',
    );
}
