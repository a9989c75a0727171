/** Who may enter the console, and as what. */
import 'server-only';
import { z } from 'zod';
import { iso } from '../../database/tables';
import { staffRoles } from '../../database/tables';
import { forgetFailures } from '../../staff';
import { verb } from '../verb';
import { keepAnOwner, staffName, staffOf } from './fields';

const name = { zh: '登录名', en: 'name to sign in by' };
const named = z.strictObject({ name: staffName });

const list = verb({
  name: 'staff list',
  summary: { zh: '列出控制台账号', en: 'Lists the accounts of the console' },
  positional: [],
  fields: {},
  input: z.strictObject({}),
  changes: false,
  async run(_, { db }) {
    const rows = await db
      .selectFrom('staff')
      .select(['name', 'role', 'disabled', 'created_at'])
      .orderBy('name')
      .execute();
    const data = rows.map(({ disabled, ...row }) => ({ ...row, disabled: disabled === 1 }));
    return { data };
  },
});

const setRole = verb({
  name: 'staff role',
  summary: { zh: '更改账号的角色', en: 'Changes the role of an account' },
  positional: ['name', 'role'],
  fields: {
    name,
    role: { zh: `角色：${staffRoles.join('、')}`, en: `role: ${staffRoles.join(', ')}` },
  },
  input: z.strictObject({ name: staffName, role: z.enum(staffRoles) }),
  changes: true,
  async run({ name: who, role }, { db }) {
    const row = await staffOf(db, who);
    if (row.role === 'owner' && role !== 'owner') await keepAnOwner(db, row);
    await db.updateTable('staff').set({ role }).where('staff_id', '=', row.staff_id).execute();
    return {
      data: { name: who, role },
      audit: { subject: who, before: { role: row.role }, after: { role } },
    };
  },
});

/** Both at once: who must not enter must not stay inside either. */
const disable = verb({
  name: 'staff disable',
  summary: {
    zh: '停用账号，并退出它的全部登录',
    en: 'Closes an account and signs it out everywhere',
  },
  positional: ['name'],
  fields: { name },
  input: named,
  changes: true,
  async run({ name: who }, { db, now }) {
    const row = await staffOf(db, who);
    if (row.role === 'owner') await keepAnOwner(db, row);
    await db
      .updateTable('staff')
      .set({ disabled: 1, signed_out_at: iso(now) })
      .where('staff_id', '=', row.staff_id)
      .execute();
    return {
      data: { name: who, disabled: true },
      audit: { subject: who, before: { disabled: row.disabled === 1 }, after: { disabled: true } },
    };
  },
});

const enable = verb({
  name: 'staff enable',
  summary: {
    zh: '重新启用账号，并解除登录失败后的锁定',
    en: 'Opens an account again, also one that waits after failed sign-ins',
  },
  positional: ['name'],
  fields: { name },
  input: named,
  changes: true,
  async run({ name: who }, { db }) {
    const row = await staffOf(db, who);
    await db
      .updateTable('staff')
      .set({ disabled: 0 })
      .where('staff_id', '=', row.staff_id)
      .execute();
    await forgetFailures(db, who);
    return {
      data: { name: who, disabled: false },
      audit: { subject: who, before: { disabled: row.disabled === 1 }, after: { disabled: false } },
    };
  },
});

const signOut = verb({
  name: 'staff sign-out',
  summary: { zh: '退出账号的全部登录', en: 'Signs an account out everywhere' },
  positional: ['name'],
  fields: { name },
  input: named,
  changes: true,
  async run({ name: who }, { db, now }) {
    const row = await staffOf(db, who);
    await db
      .updateTable('staff')
      .set({ signed_out_at: iso(now) })
      .where('staff_id', '=', row.staff_id)
      .execute();
    return { data: { name: who, signed_out_at: iso(now) }, audit: { subject: who } };
  },
});

export const staffVerbs = [list, setRole, disable, enable, signOut];
