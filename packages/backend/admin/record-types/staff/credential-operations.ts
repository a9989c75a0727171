/** Operations that give an account new secrets, which are shown once. */
import 'server-only';
import { renderUnicodeCompact } from 'uqr';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import type { StaffRole } from '../../../database/tables/staff';
import { addStaff, resetCredentials, type Credentials } from '../../../staff/staff-accounts';
import { operationOnRecord, operationOnKey } from '../../../records/record-type';
import { hiddenExceptForOwners } from '../../../records/access';
import { refusalError } from '../../../common/operation-error';
import { unassignedWord } from '../applications/assignees';
import {
  requireStaffRow,
  roleField,
  roleChoices,
  staffNameField,
  type StaffAccount,
} from './staff-account';

export const credentialOperations = {
  add: operationOnKey<StaffAccount>()({
    label: bilingual('新建账号', 'Make an account'),
    help: bilingual(
      '新建控制台账号，显示一次密码、二维码和备用码',
      'Creates a console account; shows its password, QR code and recovery codes once',
    ),
    past: bilingual('建立了账号', 'made the account'),
    access: hiddenExceptForOwners,
    isCommandOnly: true,
    args: { role: roleField },
    positional: ['role'],
    async run({ role: newRole }, { key, row }, { db, now }) {
      if (row)
        throw refusalError(
          bilingual(`已有名为 ${key} 的账号。`, `There is an account ${key} already.`),
        );
      // The name is the word for no handler, so applications given to this account would be without a handler.
      if (key === unassignedWord)
        throw refusalError(
          bilingual(
            `“${key}”表示无人处理，请换一个登录名。`,
            `"${key}" stands for no handler; choose another name.`,
          ),
        );
      return credentialsResult(key, newRole, await addStaff(db, { name: key, role: newRole, now }));
    },
  }),
  renew: operationOnRecord<StaffAccount>()({
    label: bilingual('换新密码', 'Renew the secrets'),
    help: bilingual(
      '给账号换新密码、新验证器和新备用码，并退出全部登录',
      'Gives an account a new password, authenticator and recovery codes, and signs it out everywhere',
    ),
    past: bilingual(
      '换了密码、验证器与备用码',
      'renewed password, authenticator and recovery codes',
    ),
    access: hiddenExceptForOwners,
    isCommandOnly: true,
    args: {},
    async run(_, { key }, context) {
      const row = await requireStaffRow(key, context);
      const result = credentialsResult(
        key,
        row.role,
        await resetCredentials(context.db, row, context.now),
      );
      if (row.disabled === 0) return result;
      const closedNote = bilingual(
        `${key} 已停用，换了也不能登录。请所有者「启用并解除锁定」。`,
        `${key} is closed and cannot sign in with these either. An owner has to open it.`,
      );
      return { ...result, message: closedNote };
    },
  }),
};

/** Secrets that are displayed once and not stored in plain text. */
function credentialsResult(
  name: string,
  role: StaffRole,
  { password, authenticatorUrl, recoveryCodes }: Credentials,
) {
  const qrCode = `\n${renderUnicodeCompact(authenticatorUrl, { border: 2 })}`;
  const codes = recoveryCodes.join('  ');
  return {
    details: [
      { name: 'name', label: staffNameField.label, text: name },
      { name: 'role', label: roleField.label, text: roleChoices[role].label },
      { name: 'password', label: bilingual('密码', 'Password'), text: password },
      { name: 'recovery', label: bilingual('备用码', 'Recovery codes'), text: codes },
      {
        name: 'authenticator',
        label: bilingual('验证器', 'Authenticator'),
        text: authenticatorUrl,
      },
      { name: 'scan', label: bilingual('二维码', 'QR code'), text: qrCode },
    ],
    data: { name, role, password, recovery: codes, authenticator: authenticatorUrl, scan: qrCode },
  };
}
