/** Operations on what an account may do: its role, whether it is open, and its sign-ins. */
import 'server-only';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import type { StaffRow } from '../../../database/tables/staff';
import { endSessions } from '../../../staff/staff-accounts';
import { forgetAttemptsOnName } from '../../../staff/sign-in-attempts';
import { operationOnRecord, type OperationResult } from '../../../records/record-type';
import * as f from '../../../records/fields/field-kinds';
import { hiddenExceptForOwners, supportAndOwners, type Actor } from '../../../records/access';
import { refusalError } from '../../../common/operation-error';
import type { AuthorizedContext } from '../../../records/authorized-context';
import { countMatchingApplications } from '../applications/search/matching-applications';
import { toInstant } from '../../../database/stored-instant';
import { requireStaffRow, roleField, roleChoices, type StaffAccount } from './staff-account';

export const accessOperations = {
  role: operationOnRecord<StaffAccount>()({
    label: bilingual('更改角色', 'Change the role'),
    help: bilingual('更改账号的角色', 'Changes the role of an account'),
    past: bilingual('改了角色', 'changed the role'),
    access: hiddenExceptForOwners,
    args: { role: roleField },
    positional: ['role'],
    unavailableReason: reasonIfOwnAccount,
    confirmationQuestion: ({ role: newRole }, row) =>
      newRole === 'owner' && row?.role !== 'owner'
        ? bilingual(
            `${row?.name} 成为所有者后，能看操作记录、管理账号、永久删除用户。`,
            `As an owner, ${row?.name} reads the audit log, manages accounts and erases people.`,
          )
        : null,
    async run({ role: newRole }, { key }, context) {
      const row = await requireStaffRow(key, context);
      if (row.role === newRole && context.actor.source === 'console')
        throw refusalError(bilingual('已经是这个角色', 'is the role already'), 'role');
      if (row.role === 'owner' && newRole !== 'owner') await requireAnotherOwner(row, context);
      await updateStaff(row, { role: newRole }, context);
      const { zh, en } = roleChoices[newRole].label;
      const doneText = bilingual(
        `${key} 现在的角色是${zh}。`,
        `${key} has the role ${en.toLowerCase()} now.`,
      );
      return supportAndOwners.allowedRoles.includes(newRole)
        ? { message: doneText }
        : createResultWithOpenWork(key, doneText, context);
    },
  }),
  disable: operationOnRecord<StaffAccount>()({
    label: bilingual('停用', 'Close'),
    help: bilingual(
      '停用账号，并退出它的全部登录',
      'Closes an account and signs it out everywhere',
    ),
    past: bilingual('停用了账号', 'closed the account'),
    access: hiddenExceptForOwners,
    args: {},
    unavailableReason: (row, actor) =>
      reasonIfOwnAccount(row, actor) ??
      (row.disabled ? bilingual('已经停用。', 'It is closed already.') : null),
    undoOperation: 'enable',
    async run(_, { key }, context) {
      const row = await requireStaffRow(key, context);
      if (row.role === 'owner') await requireAnotherOwner(row, context);
      // Closing also ends sessions, so that the staff member cannot stay signed in.
      const signedOutAt = toInstant(context.now);
      await updateStaff(row, { disabled: 1, signed_out_at: signedOutAt }, context);
      const doneText = bilingual(
        `${key} 已停用，并退出了全部登录。`,
        `${key} is closed and signed out everywhere.`,
      );
      return createResultWithOpenWork(key, doneText, context);
    },
  }),
  enable: operationOnRecord<StaffAccount>()({
    label: bilingual('启用并解除锁定', 'Open and unlock'),
    help: bilingual(
      '重新启用账号，并解除登录失败后的锁定',
      'Reopens an account, also one locked after failed sign-ins',
    ),
    past: ({ unlocked }) =>
      unlocked === true
        ? bilingual('解除了锁定', 'unlocked the account')
        : bilingual('启用了账号', 'opened the account'),
    auditFields: { unlocked: f.yesNo(bilingual('解除锁定', 'Unlocked')) },
    access: hiddenExceptForOwners,
    args: {},
    // The command line also resets failed sign-ins that have not locked the account yet.
    unavailableReason: ({ disabled, locked_until }, { source }) =>
      disabled || locked_until || source === 'command'
        ? null
        : bilingual('账号没有停用，也没有锁定。', 'The account is open and not locked.'),
    async run(_, { key, row }, context) {
      await updateStaff(await requireStaffRow(key, context), { disabled: 0 }, context);
      await forgetAttemptsOnName(context.db, key);
      return {
        message: bilingual(`${key} 可以登录了。`, `${key} can sign in.`),
        ...(!row.disabled && { auditValues: { unlocked: true } }),
      };
    },
  }),
  'sign-out': operationOnRecord<StaffAccount>()({
    label: bilingual('退出全部登录', 'Sign out everywhere'),
    help: bilingual('退出账号的全部登录', 'Signs an account out everywhere'),
    past: bilingual('退出了全部登录', 'signed the account out everywhere'),
    access: hiddenExceptForOwners,
    args: {},
    async run(_, { key }, context) {
      const { staff_id } = await requireStaffRow(key, context);
      await endSessions(context.db, staff_id, context.now);
      return {
        message: bilingual(`${key} 已退出全部登录。`, `${key} is signed out everywhere.`),
      };
    },
  }),
};

/** Protects the last active owner, because only owners manage accounts. @throws OperationError */
async function requireAnotherOwner(
  { staff_id }: StaffRow,
  { db }: AuthorizedContext,
): Promise<void> {
  const otherOwner = await db
    .selectFrom('staff')
    .select('staff_id')
    .where('role', '=', 'owner')
    .where('disabled', '=', 0)
    .where('staff_id', '!=', staff_id)
    .executeTakeFirst();
  if (!otherOwner)
    throw refusalError(
      bilingual(
        '这是最后一个所有者，请先把别人设为所有者。',
        'This is the last owner. Make another account an owner first.',
      ),
    );
}

const updateStaff = (
  { staff_id }: StaffRow,
  values: Partial<StaffRow>,
  { db }: AuthorizedContext,
) => db.updateTable('staff').set(values).where('staff_id', '=', staff_id).execute();

/** The result's message. If the account still has applications in work, the message asks to hand them over. */
async function createResultWithOpenWork(
  name: string,
  doneText: BilingualText,
  { db }: AuthorizedContext,
): Promise<OperationResult> {
  const count = await countMatchingApplications(db, { handler: name, state: 'in work' });
  if (count === 0) return { message: doneText };
  const text = bilingual(
    `${name} 还有 ${count} 条申请在处理中，请转交给别人。`,
    `${name} still has ${count} in work. Hand them over.`,
  );
  return {
    message: bilingual(`${doneText.zh}${text.zh}`, `${doneText.en} ${text.en}`),
    data: { in_work: count },
  };
}

/**
 * Why an operation is not available on the caller's own account: an account that removed its own rights could not
 * restore them. Null for other accounts, and on the command line.
 */
function reasonIfOwnAccount({ name }: Pick<StaffAccount, 'name'>, actor: Actor) {
  return actor.source === 'console' && name === actor.name
    ? bilingual(
        '这是您自己的账号，请另一位所有者来改。',
        'This is your own account. Ask another owner to change it.',
      )
    : null;
}
