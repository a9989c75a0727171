/** Staff accounts of the console, and their roles. */
import 'server-only';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import { defineRecordType, onePage } from '../../../records/record-type';
import { hiddenExceptForOwners } from '../../../records/access';
import * as f from '../../../records/fields/field-kinds';
import { accessOperations } from './access-operations';
import { credentialOperations } from './credential-operations';
import {
  inWorkLabel,
  loadStaffAccounts,
  roleField,
  staffNameField,
  type StaffAccount,
} from './staff-account';

export const staffRecordType = defineRecordType<StaffAccount>({
  name: 'staff',
  title: bilingual('账号', 'Accounts'),
  key: 'name',
  access: hiddenExceptForOwners,
  fields: {
    name: staffNameField,
    role: roleField,
    disabled: f.yesNo(bilingual('停用', 'Closed')),
    created_at: f.instant(bilingual('建立于', 'Created')),
    last_sign_in: f.unversioned(f.instant(bilingual('最近登录', 'Last sign-in'))),
    locked_until: f.unversioned(
      f.instant(bilingual('输错太多次，锁定到', 'Locked until, after wrong tries')),
    ),
    signed_out_at: f.unversioned(
      f.instant(bilingual('在此之前的登录已失效', 'Sign-ins before this are over')),
    ),
    work: f.unversioned(f.details(inWorkLabel)),
  },
  list: {
    columns: ['name', 'role', 'disabled', 'last_sign_in', 'locked_until', 'created_at'],
    lead: bilingual(
      '新账号请管理服务器的同事建立',
      'New accounts are made by your server administrator, with the command staff add',
    ),
    load: async (_, context) => onePage(await loadStaffAccounts(context)),
  },
  view: {
    panels: [
      [bilingual('账号', 'Account'), 'name', 'role', 'disabled', 'created_at'],
      [bilingual('登录', 'Sign-ins'), 'last_sign_in', 'locked_until', 'signed_out_at'],
      [inWorkLabel, 'work'],
    ],
    load: async (name, context) => (await loadStaffAccounts(context, name))[0] ?? null,
  },
  operations: { ...accessOperations, ...credentialOperations },
});
