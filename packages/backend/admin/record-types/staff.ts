/** Staff accounts of the console, and their roles. */
import 'server-only';
import { renderUnicodeCompact } from 'uqr';
import type { Db } from '../../database/open';
import type { StaffRole, StaffRow } from '../../database/tables/staff';
import {
  addStaff,
  endSessions,
  forgetFailures,
  lockedUntil,
  resetCredentials,
  staffByName,
  type Credentials,
} from '../../staff';
import {
  defineRecord,
  onePage,
  ownersOnly,
  recordOperation,
  support,
  t,
  upsertOperation,
  type Actor,
  type Localized,
  type OperationResult,
} from '../define';
import { recordNotFound, refusalError } from '../operation-error';
import * as f from '../field-kinds';
import type { AuthorizedContext } from '../context';
import { countMatching } from './applications/search/cursors';

interface StaffMember {
  name: string;
  role: StaffRole;
  disabled: boolean;
  created_at: string;
  signed_out_at: string | null;
  last_sign_in: string | null;
  locked_until: string | null;
  work: readonly f.Fact[];
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
/** The sign-in name, in lower case. */
export const staffName = f.parsed(
  t('登录名', 'Name to sign in by'),
  (value) => (/^[a-z][a-z0-9._-]{1,31}$/.test(value.toLowerCase()) ? value.toLowerCase() : null),
  nameRule,
);
const role = f.choice(t('角色', 'Role'), roleChoices);

async function loadMembers({ db, now }: AuthorizedContext, name?: string): Promise<StaffMember[]> {
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
      last_sign_in: await lastSignIn(row.name, db),
      locked_until: await lockEnd(row.name, db, now),
      work: await loadWorkFacts(row.name, db),
    })),
  );
}

/** The end of a lock in whole minutes, as the sign-in page says it; null without one. */
async function lockEnd(name: string, db: Db, now: number): Promise<string | null> {
  const until = await lockedUntil(db, name, now);
  return until && new Date(Math.ceil(Date.parse(until) / 60_000) * 60_000).toISOString();
}

async function lastSignIn(name: string, db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('audit_lines')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('verb', '=', 'sign in')
    .where('subject', '=', name)
    .executeTakeFirst();
  return row?.at ?? null;
}

const inWork = t('处理中的申请', 'Applications in work');

/** The number of applications an account handles, linked to the list where they can be reassigned. */
async function loadWorkFacts(name: string, db: Db): Promise<f.Fact[]> {
  const filters = { handler: name, state: 'in work' } as const;
  const count = await countMatching(filters, db);
  const text = t(`${count} 条`, String(count));
  const record = { name: 'applications', key: '', filters };
  return count > 0 ? [{ name: 'in_work', label: inWork, text, record }] : [];
}

async function requireMember(name: string, { db }: AuthorizedContext): Promise<StaffRow> {
  const row = await staffByName(db, name);
  if (!row) throw recordNotFound();
  return row;
}

/** Protects the last active owner, because only owners manage accounts. @throws OperationError */
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

const updateStaff = (
  { staff_id }: StaffRow,
  values: Partial<StaffRow>,
  { db }: AuthorizedContext,
) => db.updateTable('staff').set(values).where('staff_id', '=', staff_id).execute();

/** A note about open applications of an account that may no longer handle them, so that someone else takes them. */
async function reportOpenWork(
  name: string,
  done: Localized,
  { db }: AuthorizedContext,
): Promise<OperationResult> {
  const count = await countMatching({ handler: name, state: 'in work' }, db);
  if (count === 0) return { message: done };
  const text = t(
    `${name} 还有 ${count} 条申请在处理中，请转交给别人。`,
    `${name} still has ${count} in work. Hand them over.`,
  );
  return {
    message: t(`${done.zh}${text.zh}`, `${done.en} ${text.en}`),
    data: { in_work: count },
  };
}

/** An account cannot remove its own rights, because it could not restore them. The command line can. */
const refusalForOwnAccount = ({ name }: Pick<StaffMember, 'name'>, actor: Actor) =>
  actor.source === 'console' && name === actor.name
    ? t(
        '这是您自己的账号，请另一位所有者来改。',
        'This is your own account. Ask another owner to change it.',
      )
    : null;

/** Secrets that are displayed once and not stored in plain text. */
function credentialsResult(
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
    last_sign_in: f.unversioned(f.instant(t('最近登录', 'Last sign-in'))),
    locked_until: f.unversioned(
      f.instant(t('输错太多次，锁定到', 'Locked until, after wrong tries')),
    ),
    signed_out_at: f.unversioned(
      f.instant(t('在此之前的登录已失效', 'Sign-ins before this are over')),
    ),
    work: f.unversioned(f.facts(inWork)),
  },
  list: {
    columns: ['name', 'role', 'disabled', 'last_sign_in', 'locked_until', 'created_at'],
    lead: t(
      '新账号请管理服务器的同事建立',
      'New accounts are made by your server administrator, with the command staff add',
    ),
    load: async (_, context) => onePage(await loadMembers(context)),
  },
  detail: {
    panels: [
      [t('账号', 'Account'), 'name', 'role', 'disabled', 'created_at'],
      [t('登录', 'Sign-ins'), 'last_sign_in', 'locked_until', 'signed_out_at'],
      [inWork, 'work'],
    ],
    load: async (name, context) => (await loadMembers(context, name))[0] ?? null,
  },
  operations: {
    role: recordOperation<StaffMember>()({
      label: t('更改角色', 'Change the role'),
      help: t('更改账号的角色', 'Changes the role of an account'),
      past: t('改了角色', 'changed the role'),
      access: ownersOnly,
      args: { role },
      positional: ['role'],
      unavailable: refusalForOwnAccount,
      confirmationQuestion: ({ role: as }, row) =>
        as === 'owner' && row?.role !== 'owner'
          ? t(
              `${row?.name} 成为所有者后，能看操作记录、管理账号、永久删除用户。`,
              `As an owner, ${row?.name} reads the audit log, manages accounts and erases people.`,
            )
          : null,
      async run({ role: as }, { key }, context) {
        const row = await requireMember(key, context);
        if (row.role === as && context.actor.source === 'console')
          throw refusalError('is the role already', '已经是这个角色', 'role');
        if (row.role === 'owner' && as !== 'owner') await requireAnOwner(row, context);
        await updateStaff(row, { role: as }, context);
        const { zh, en } = roleChoices[as].label;
        const done = t(
          `${key} 现在的角色是${zh}。`,
          `${key} has the role ${en.toLowerCase()} now.`,
        );
        return support.allow.includes(as) ? { message: done } : reportOpenWork(key, done, context);
      },
    }),
    disable: recordOperation<StaffMember>()({
      label: t('停用', 'Close'),
      help: t('停用账号，并退出它的全部登录', 'Closes an account and signs it out everywhere'),
      past: t('停用了账号', 'closed the account'),
      access: ownersOnly,
      args: {},
      unavailable: (row, actor) =>
        refusalForOwnAccount(row, actor) ??
        (row.disabled ? t('已经停用。', 'It is closed already.') : null),
      undo: 'enable',
      async run(_, { key }, context) {
        const row = await requireMember(key, context);
        if (row.role === 'owner') await requireAnOwner(row, context);
        // Closing also ends sessions, so that the person cannot stay signed in.
        const signed_out_at = new Date(context.now).toISOString();
        await updateStaff(row, { disabled: 1, signed_out_at }, context);
        const done = t(
          `${key} 已停用，并退出了全部登录。`,
          `${key} is closed and signed out everywhere.`,
        );
        return reportOpenWork(key, done, context);
      },
    }),
    enable: recordOperation<StaffMember>()({
      label: t('启用并解除锁定', 'Open and unlock'),
      help: t(
        '重新启用账号，并解除登录失败后的锁定',
        'Reopens an account, also one locked after failed sign-ins',
      ),
      past: ({ unlocked }) =>
        unlocked === true
          ? t('解除了锁定', 'unlocked the account')
          : t('启用了账号', 'opened the account'),
      access: ownersOnly,
      args: {},
      // The command line also resets failed sign-ins that have not locked the account yet.
      unavailable: ({ disabled, locked_until }, { source }) =>
        disabled || locked_until || source === 'command'
          ? null
          : t('账号没有停用，也没有锁定。', 'The account is open and not locked.'),
      async run(_, { key, row }, context) {
        await updateStaff(await requireMember(key, context), { disabled: 0 }, context);
        await forgetFailures(context.db, key);
        return {
          message: t(`${key} 可以登录了。`, `${key} can sign in.`),
          ...(!row.disabled && { auditFacts: { unlocked: true } }),
        };
      },
    }),
    'sign-out': recordOperation<StaffMember>()({
      label: t('退出全部登录', 'Sign out everywhere'),
      help: t('退出账号的全部登录', 'Signs an account out everywhere'),
      past: t('退出了全部登录', 'signed the account out everywhere'),
      access: ownersOnly,
      args: {},
      async run(_, { key }, context) {
        const { staff_id } = await requireMember(key, context);
        await endSessions(context.db, staff_id, context.now);
        return {
          message: t(`${key} 已退出全部登录。`, `${key} is signed out everywhere.`),
        };
      },
    }),
    add: upsertOperation<StaffMember>()({
      label: t('新建账号', 'Make an account'),
      help: t(
        '新建控制台账号，显示一次密码、二维码和备用码',
        'Creates a console account; shows its password, QR code and recovery codes once',
      ),
      past: t('建立了账号', 'made the account'),
      access: ownersOnly,
      isCommandOnly: true,
      args: { role },
      positional: ['role'],
      async run({ role: as }, { key, row }, { db, now }) {
        if (row)
          throw refusalError(`There is an account ${key} already.`, `已有名为 ${key} 的账号。`);
        return credentialsResult(key, as, await addStaff(db, { name: key, role: as, now }));
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
      isCommandOnly: true,
      args: {},
      async run(_, { key }, context) {
        const row = await requireMember(key, context);
        const result = credentialsResult(
          key,
          row.role,
          await resetCredentials(context.db, row, context.now),
        );
        if (row.disabled === 0) return result;
        const closed = t(
          `${key} 已停用，换了也不能登录。请所有者「启用并解除锁定」。`,
          `${key} is closed and cannot sign in with these either. An owner has to open it.`,
        );
        return { ...result, message: closed };
      },
    }),
  },
});
