/** Who may enter the console, and as what. */
import 'server-only';
import { renderUnicodeCompact } from 'uqr';
import type { Db } from '../../database/open';
import type { StaffRole, StaffRow } from '../../database/tables';
import { addStaff, endSessions, forgetFailures, resetCredentials, staffByName } from '../../staff';
import type { Credentials } from '../../staff';
import {
  defineRecord,
  onePage,
  ownersOnly,
  recordOperation,
  t,
  upsertOperation,
  type Actor,
  type OperationResult,
} from '../define';
import { recordNotFound, refusalError } from '../errors';
import * as f from '../fields';
import type { AuthorizedContext } from '../context';
import { countMatching } from './applications/search/cursors';

interface StaffMember {
  name: string;
  role: StaffRole;
  disabled: boolean;
  created_at: string;
  signed_out_at: string | null;
}

export const roleChoices = {
  reader: { label: t('只读', 'Reader') },
  support: { label: t('客服', 'Support') },
  editor: { label: t('编辑', 'Editor') },
  owner: { label: t('所有者', 'Owner') },
} satisfies Record<StaffRole, unknown>;

const nameRule = t(
  '须为 2 到 32 个字母、数字、点、_ 和 -',
  'must be 2 to 32 letters, digits, dots, _ and -',
);
/** What people with a console sign in by, in small letters. */
export const staffName = f.parsed(
  t('登录名', 'Name to sign in by'),
  (value) => (/^[a-z][a-z0-9._-]{1,31}$/.test(value.toLowerCase()) ? value.toLowerCase() : null),
  nameRule,
);
const role = f.choice(t('角色', 'Role'), roleChoices);

const members = (db: Db) =>
  db.selectFrom('staff').select(['name', 'role', 'disabled', 'created_at', 'signed_out_at']);
const shown = ({ disabled, ...row }: Omit<StaffMember, 'disabled'> & { disabled: number }) => ({
  ...row,
  disabled: disabled === 1,
});

async function memberOf(name: string, { db }: AuthorizedContext): Promise<StaffRow> {
  const row = await staffByName(db, name);
  if (!row) throw recordNotFound();
  return row;
}

/** The last account that can make others owners must stay. @throws OperationError */
async function requireAnOwner({ staff_id }: StaffRow, { db }: AuthorizedContext): Promise<void> {
  const other = await db
    .selectFrom('staff')
    .select('staff_id')
    .where('role', '=', 'owner')
    .where('disabled', '=', 0)
    .where('staff_id', '!=', staff_id)
    .executeTakeFirst();
  if (!other)
    throw refusalError(
      'This is the last owner. Make another account an owner first.',
      '这是最后一个所有者，请先把别人设为所有者。',
    );
}

const change = ({ staff_id }: StaffRow, values: Partial<StaffRow>, { db }: AuthorizedContext) =>
  db.updateTable('staff').set(values).where('staff_id', '=', staff_id).execute();

/** What a closed account still has to do, which someone else must take. */
async function openWork(name: string, { db }: AuthorizedContext): Promise<OperationResult> {
  const count = await countMatching({ handler: name, state: 'in work' }, db);
  if (count === 0) return {};
  const label = t('处理中的申请', 'Applications in work');
  const text = t(
    `${name} 还有 ${count} 条在处理中，请转交给别人。`,
    `${name} still has ${count} in work. Hand them over.`,
  );
  return { facts: [{ name: 'in_work', label, text }], data: { in_work: count } };
}

/** Who takes the own rights away cannot give them back. On a server others can be given them by a command. */
const notOneself = ({ name }: Pick<StaffMember, 'name'>, actor: Actor) =>
  actor.source === 'console' && name === actor.name
    ? t(
        '这是您自己的账号，请另一位所有者来改。',
        'This is your own account. Ask another owner to change it.',
      )
    : null;

/** What is printed once and kept nowhere. */
function handedOver(
  name: string,
  as: StaffRole,
  { password, authenticator, recovery }: Credentials,
) {
  const scan = `\n${renderUnicodeCompact(authenticator, { border: 2 })}`;
  const codes = recovery.join('  ');
  return {
    facts: [
      { name: 'name', label: staffName.label, text: name },
      { name: 'role', label: role.label, text: roleChoices[as].label },
      { name: 'password', label: t('密码', 'Password'), text: password },
      { name: 'recovery', label: t('备用码', 'Recovery codes'), text: codes },
      { name: 'authenticator', label: t('验证器', 'Authenticator'), text: authenticator },
      { name: 'scan', label: t('二维码', 'QR code'), text: scan },
    ],
    data: { name, role: as, password, recovery: codes, authenticator, scan },
  };
}

export const staff = defineRecord<StaffMember>({
  name: 'staff',
  title: t('账号', 'Accounts'),
  key: 'name',
  access: ownersOnly,
  fields: {
    name: staffName,
    role,
    disabled: f.yesNo(t('停用', 'Closed')),
    created_at: f.instant(t('建立于', 'Created')),
    signed_out_at: f.unversioned(f.instant(t('退出全部登录', 'Signed out everywhere'))),
  },
  list: {
    columns: ['name', 'role', 'disabled', 'created_at'],
    lead: t(
      '新账号用命令建立：npm run backend -- staff add 名字 角色',
      'Accounts are made by a command: npm run backend -- staff add NAME ROLE',
    ),
    load: async (_, { db }) => onePage((await members(db).orderBy('name').execute()).map(shown)),
  },
  detail: {
    panels: [[t('账号', 'Account'), 'name', 'role', 'disabled', 'created_at', 'signed_out_at']],
    load: async (name, { db }) => {
      const row = await members(db).where('name', '=', name).executeTakeFirst();
      return row ? shown(row) : null;
    },
  },
  operations: {
    role: recordOperation<StaffMember>()({
      label: t('更改角色', 'Change the role'),
      help: t('更改账号的角色', 'Changes the role of an account'),
      past: t('改了角色', 'changed the role'),
      access: ownersOnly,
      args: { role },
      positional: ['role'],
      unavailable: notOneself,
      async run({ role: as }, { key }, context) {
        const row = await memberOf(key, context);
        if (row.role === 'owner' && as !== 'owner') await requireAnOwner(row, context);
        await change(row, { role: as }, context);
      },
    }),
    disable: recordOperation<StaffMember>()({
      label: t('停用', 'Close'),
      help: t('停用账号，并退出它的全部登录', 'Closes an account and signs it out everywhere'),
      past: t('停用了账号', 'closed the account'),
      access: ownersOnly,
      args: {},
      unavailable: (row, actor) =>
        notOneself(row, actor) ?? (row.disabled ? t('已经停用。', 'It is closed already.') : null),
      undo: 'enable',
      async run(_, { key }, context) {
        const row = await memberOf(key, context);
        if (row.role === 'owner') await requireAnOwner(row, context);
        // Both at once: who must not enter must not stay inside either.
        const signed_out_at = new Date(context.now).toISOString();
        await change(row, { disabled: 1, signed_out_at }, context);
        return openWork(key, context);
      },
    }),
    enable: recordOperation<StaffMember>()({
      label: t('启用并解除锁定', 'Open and unlock'),
      help: t(
        '重新启用账号，并解除登录失败后的锁定',
        'Opens an account again, also one that waits after failed sign-ins',
      ),
      past: t('启用了账号', 'opened the account'),
      access: ownersOnly,
      args: {},
      async run(_, { key }, context) {
        await change(await memberOf(key, context), { disabled: 0 }, context);
        await forgetFailures(context.db, key);
      },
    }),
    'sign-out': recordOperation<StaffMember>()({
      label: t('退出全部登录', 'Sign out everywhere'),
      help: t('退出账号的全部登录', 'Signs an account out everywhere'),
      past: t('退出了全部登录', 'signed the account out everywhere'),
      access: ownersOnly,
      args: {},
      async run(_, { key }, context) {
        const { staff_id } = await memberOf(key, context);
        await endSessions(context.db, staff_id, context.now);
      },
    }),
    add: upsertOperation<StaffMember>()({
      label: t('新建账号', 'Make an account'),
      help: t(
        '新建控制台账号，显示一次密码、二维码和备用码',
        'Makes an account of the console; shows its password, QR code and recovery codes once',
      ),
      past: t('建立了账号', 'made the account'),
      access: ownersOnly,
      commandOnly: true,
      args: { role },
      positional: ['role'],
      async run({ role: as }, { key, row }, { db, now }) {
        if (row)
          throw refusalError(`There is an account ${key} already.`, `已有名为 ${key} 的账号。`);
        return handedOver(key, as, await addStaff(db, { name: key, role: as, now }));
      },
    }),
    renew: recordOperation<StaffMember>()({
      label: t('换新密码', 'Renew the secrets'),
      help: t(
        '给账号换新密码、新验证器和新备用码，并退出全部登录',
        'Gives an account a new password, authenticator and recovery codes, and signs it out everywhere',
      ),
      past: t('换了密码、验证器与备用码', 'renewed password, authenticator and recovery codes'),
      access: ownersOnly,
      commandOnly: true,
      args: {},
      async run(_, { key }, context) {
        const row = await memberOf(key, context);
        return handedOver(key, row.role, await resetCredentials(context.db, row, context.now));
      },
    }),
  },
});
