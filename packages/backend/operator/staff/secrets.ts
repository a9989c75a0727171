/** Accounts of the console are made here, and get new secrets here. */
import 'server-only';
import { renderUnicodeCompact } from 'uqr';
import { z } from 'zod';
import { staffRoles } from '../../database/tables';
import { addStaff, renewStaff, staffByName, type Credentials } from '../../staff';
import { refuse, verb } from '../verb';
import { staffName, staffOf } from './fields';

const name = { zh: '登录名', en: 'name to sign in by' };

/** What is printed once and kept nowhere. */
const handedOver = (
  who: string,
  role: string,
  { password, authenticator, recovery }: Credentials,
) => ({
  name: who,
  role,
  password,
  recovery: recovery.join('  '),
  authenticator,
  scan: `\n${renderUnicodeCompact(authenticator, { border: 2 })}`,
});

const add = verb({
  name: 'staff add',
  summary: {
    zh: '新建控制台账号，显示一次密码、二维码和备用码',
    en: 'Makes an account of the console; shows its password, QR code and recovery codes once',
  },
  positional: ['name', 'role'],
  fields: {
    name,
    role: { zh: `角色：${staffRoles.join('、')}`, en: `role: ${staffRoles.join(', ')}` },
  },
  input: z.strictObject({ name: staffName, role: z.enum(staffRoles) }),
  changes: true,
  async run({ name: who, role }, { db, now }) {
    if (await staffByName(db, who))
      throw refuse(`There is an account ${who} already.`, `已有名为 ${who} 的账号。`);
    const made = await addStaff(db, { name: who, role, now });
    return { data: handedOver(who, role, made), audit: { subject: who, after: { role } } };
  },
});

const renew = verb({
  name: 'staff renew',
  summary: {
    zh: '给账号换新密码、新验证器和新备用码，并退出全部登录',
    en: 'Gives an account a new password, authenticator and recovery codes, and signs it out everywhere',
  },
  positional: ['name'],
  fields: { name },
  input: z.strictObject({ name: staffName }),
  changes: true,
  async run({ name: who }, { db, now }) {
    const row = await staffOf(db, who);
    const made = await renewStaff(db, row, now);
    return { data: handedOver(who, row.role, made), audit: { subject: who } };
  },
});

export const staffSecretVerbs = [add, renew];
