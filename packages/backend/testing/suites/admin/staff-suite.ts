/** Tests of the console's accounts: sign-ins, lockouts, and codes that work once. */
import { randomInt, randomUUID } from 'node:crypto';
import { writeAuditEntry } from '@superbrowser/backend/records/audit-log';
import { replaceRecoveryCodes, findStaffByName } from '@superbrowser/backend/staff/staff-accounts';
import { totpCode } from '@superbrowser/backend/staff/totp';
import {
  signInStaff,
  checkPassword,
  tryConsumeTotpCode,
} from '@superbrowser/backend/staff/sign-in';
import type { SignInAttempt } from '@superbrowser/backend/staff/sign-in';
import { ipKey, nameKey, nameAndSourceKey } from '@superbrowser/backend/staff/sign-in-attempts';
import {
  groupApplicationNumber,
  createApplicationNumber,
} from '@superbrowser/contract/forms/application-number';
import { unassignedWord } from '@superbrowser/backend/admin/record-types/applications/assignees';
import { bareApplication } from '../../support/bare-application';
import type { TestedBackend } from '../../support/tested-backend';
import { adminSteps } from '../../support/admin-steps';

interface NewAccount {
  readonly name: string;
  readonly password: string;
  readonly recovery: string;
  readonly authenticator: string;
}

// Key for sealing the authenticators' secrets.
process.env.SESSION_KEY ??= 'a-session-key-for-tests-0123456789';

const minute = 60_000;
const secretOf = ({ authenticator }: NewAccount) =>
  new URL(authenticator).searchParams.get('secret') ?? '';

export function adminStaffSuite(subject: () => TestedBackend): void {
  const { perform, loadData, loadAuditEntries } = adminSteps(subject);
  const newName = () => `p${randomUUID().slice(0, 8)}`;
  const addAccount = (role = 'support', name = newName()) =>
    loadData<NewAccount>('staff add', { name, role });
  /** Each test has its own time, so that no authenticator code was used before. */
  let now = Date.parse('2026-03-01T00:00:00Z');
  beforeEach(() => (now += 24 * 60 * minute));
  type AttemptFields = Pick<SignInAttempt, 'name' | 'password' | 'code'> & Partial<SignInAttempt>;
  const attemptSignIn = (fields: AttemptFields, at = now) =>
    subject().withDb((db) =>
      signInStaff(db, { ip: '203.0.113.1', knownStaffId: null, ...fields }, at),
    );
  const rightAttempt = (account: NewAccount, at = now) => ({
    name: account.name,
    password: account.password,
    code: totpCode(secretOf(account), at),
  });

  it('signs in with name, password and code together', async () => {
    const account = await addAccount();
    const entry = await attemptSignIn({
      ...rightAttempt(account),
      name: ` ${account.name.toUpperCase()} `,
    });
    expect(entry).toMatchObject({
      account: { name: account.name, role: 'support', must_change: 1 },
    });
  });

  it.each([
    ['password', { password: 'wrong' }],
    ['code', { code: '000000' }],
    ['code of a letter', { code: 'x' }],
    ['name', { name: 'no-such-name' }],
  ])('refuses a wrong %s without telling which', async (_, wrong) => {
    const account = await addAccount();
    expect(await attemptSignIn({ ...rightAttempt(account), ...wrong })).toEqual({
      refusal: 'wrong',
    });
  });

  it('accepts a code once, also of two simultaneous calls', async () => {
    const account = await addAccount();
    const attempts = await Promise.all([
      attemptSignIn(rightAttempt(account)),
      attemptSignIn(rightAttempt(account)),
    ]);
    expect(attempts.filter((entry) => 'account' in entry)).toHaveLength(1);
    expect(await attemptSignIn(rightAttempt(account))).toEqual({ refusal: 'wrong' });
    expect(await attemptSignIn(rightAttempt(account, now + minute), now + minute)).toHaveProperty(
      'account',
    );
    const row = await subject().withDb((db) => findStaffByName(db, account.name));
    const early = totpCode(secretOf(account), now);
    if (!row) throw new Error('gone');
    expect(await subject().withDb((db) => tryConsumeTotpCode(db, row, early, now))).toBe(false);
  });

  it('accepts each recovery code once, in any spelling, and none of another account', async () => {
    const [account, other] = [await addAccount(), await addAccount()];
    const [first = '', second = ''] = account.recovery.split(/\s+/);
    const code = first.toLowerCase().replace('-', ' ');
    expect(await attemptSignIn({ ...rightAttempt(account), code })).toMatchObject({
      isByRecovery: true,
    });
    expect(await attemptSignIn({ ...rightAttempt(account), code: first })).toEqual({
      refusal: 'wrong',
    });
    expect(await attemptSignIn({ ...rightAttempt(other), code: second })).toEqual({
      refusal: 'wrong',
    });
    const row = await subject().withDb((db) => findStaffByName(db, account.name));
    await subject().withDb((db) => replaceRecoveryCodes(db, row?.staff_id ?? ''));
    expect(await attemptSignIn({ ...rightAttempt(account), code: second })).toEqual({
      refusal: 'wrong',
    });
  });

  /** Stores this many failures in a row, because each real failure would take time. */
  const storeFailures = (key: string, failed: number) =>
    subject().withDb((db) => {
      const at = new Date(now).toISOString();
      return db
        .insertInto('staff_failures')
        .values({ name_hash: key, failed, locked_until: at, last_at: at })
        .execute();
    });
  const localKey = (name: string) => nameAndSourceKey(name, '203.0.113.1');

  it.each([
    ['a name', true],
    ['an unknown name', false],
  ])('%s waits after ten failures, longer each time', async (_, isKnown) => {
    const account = await addAccount();
    const name = isKnown ? account.name : newName();
    const wrong = { ...rightAttempt(account), name, password: 'wrong' };
    await storeFailures(localKey(name), 9);
    expect(await attemptSignIn(wrong)).toEqual({ refusal: 'wrong' });
    const until = new Date(now + minute).toISOString();
    // The right password is not checked either while the name is locked.
    expect(await attemptSignIn({ ...rightAttempt(account), name })).toEqual({
      refusal: 'locked',
      until,
    });
    const later = now + minute + 1;
    expect(await attemptSignIn(wrong, later)).toEqual({ refusal: 'wrong' });
    const next = new Date(later + 2 * minute).toISOString();
    expect(await attemptSignIn(wrong, later)).toEqual({ refusal: 'locked', until: next });
    if (!isKnown) return;
    await perform('staff enable', { name });
    expect(await attemptSignIn(rightAttempt(account))).toHaveProperty('account');
  });

  it('does not lock an account because of attempts from elsewhere', async () => {
    const account = await addAccount();
    const wrong = { ...rightAttempt(account), password: 'wrong' };
    await storeFailures(localKey(account.name), 9);
    expect(await attemptSignIn(wrong)).toEqual({ refusal: 'wrong' });
    expect(await attemptSignIn(rightAttempt(account))).toMatchObject({ refusal: 'locked' });
    expect(await attemptSignIn({ ...rightAttempt(account), ip: '203.0.113.2' })).toHaveProperty(
      'account',
    );
  });

  it('makes a name wait everywhere after a hundred failures, except in its browsers and with recovery codes', async () => {
    const account = await addAccount();
    const elsewhere = '198.51.100.7';
    await storeFailures(nameKey(account.name), 99);
    expect(await attemptSignIn({ ...rightAttempt(account), password: 'wrong' })).toEqual({
      refusal: 'wrong',
    });
    expect(await attemptSignIn({ ...rightAttempt(account), ip: elsewhere })).toMatchObject({
      refusal: 'locked',
    });
    const row = await subject().withDb((db) => findStaffByName(db, account.name));
    const [code = ''] = account.recovery.split(/\s+/);
    const wrong = { ...rightAttempt(account), code, password: 'wrong', ip: elsewhere };
    expect(await attemptSignIn(wrong)).toEqual({ refusal: 'wrong' });
    expect(await attemptSignIn({ ...wrong, password: account.password })).toMatchObject({
      isByRecovery: true,
    });
    await storeFailures(nameKey(account.name), 99);
    expect(await attemptSignIn({ ...rightAttempt(account), password: 'wrong' })).toEqual({
      refusal: 'wrong',
    });
    const knownStaffId = row?.staff_id ?? null;
    const knownAttempt = { ...rightAttempt(account, now + minute), ip: elsewhere };
    expect(await attemptSignIn({ ...knownAttempt, knownStaffId: 'another' })).toMatchObject({
      refusal: 'locked',
    });
    expect(await attemptSignIn({ ...knownAttempt, knownStaffId }, now + minute)).toHaveProperty(
      'account',
    );
  });

  it('limits tries with a right recovery code', async () => {
    const account = await addAccount();
    const [code = ''] = account.recovery.split(/\s+/);
    const wrong = (n: number) =>
      attemptSignIn({ ...rightAttempt(account), code, password: 'wrong', ip: `192.0.2.${n}` });
    for (let n = 0; n < 10; n += 1) expect(await wrong(n)).toEqual({ refusal: 'wrong' });
    expect(await wrong(10)).toMatchObject({ refusal: 'locked' });
  });

  it('limits the tries of an IP, whatever the names', async () => {
    const [account, ip] = [await addAccount(), '198.51.100.9'];
    await storeFailures(ipKey(ip), 100);
    const wrong = { name: newName(), password: 'wrong', code: '000000', ip };
    expect(await attemptSignIn(wrong)).toEqual({ refusal: 'wrong' });
    expect(await attemptSignIn({ ...rightAttempt(account), ip })).toMatchObject({
      refusal: 'tooMany',
    });
    expect(await attemptSignIn(rightAttempt(account))).toHaveProperty('account');
  });

  it('counts tries of the own password by the session', async () => {
    const account = await addAccount();
    const check = (password: string, session: string) =>
      subject().withDb(async (db) => {
        const row = await findStaffByName(db, account.name);
        if (!row) throw new Error('gone');
        return checkPassword(db, row, { password, session }, now);
      });
    const session = randomUUID();
    for (let n = 0; n < 10; n += 1) expect(await check('wrong', session)).toBe('wrong');
    expect(await check(account.password, session)).toEqual({
      lockedUntil: new Date(now + minute).toISOString(),
    });
    expect(await check(account.password, randomUUID())).toBe('right');
    expect(await attemptSignIn(rightAttempt(account))).toHaveProperty('account');
  });

  it('counts simultaneous tries one by one', async () => {
    const account = await addAccount();
    await storeFailures(localKey(account.name), 9);
    const wrong = { ...rightAttempt(account), password: 'wrong' };
    const tries = await Promise.all([
      attemptSignIn(wrong),
      attemptSignIn(wrong),
      attemptSignIn(wrong),
    ]);
    expect(tries.map((entry) => 'refusal' in entry && entry.refusal).sort()).toEqual([
      'locked',
      'locked',
      'wrong',
    ]);
  });

  it('forgets failures after a sign-in', async () => {
    const account = await addAccount();
    await storeFailures(localKey(account.name), 9);
    expect(await attemptSignIn(rightAttempt(account))).toHaveProperty('account');
    const failures = subject().withDb((db) =>
      db
        .selectFrom('staff_failures')
        .selectAll()
        .where('name_hash', '=', localKey(account.name))
        .execute(),
    );
    expect(await failures).toEqual([]);
  });

  it('disables an account, enables it, and gives new secrets for lost ones', async () => {
    const account = await addAccount();
    await perform('staff disable', { name: account.name });
    expect(await attemptSignIn(rightAttempt(account))).toEqual({ refusal: 'wrong' });
    await perform('staff enable', { name: account.name });
    const renewed = await loadData<NewAccount>('staff renew', { name: account.name });
    expect(await attemptSignIn(rightAttempt(account, now + minute), now + minute)).toEqual({
      refusal: 'wrong',
    });
    expect(await attemptSignIn(rightAttempt(renewed, now + minute), now + minute)).toHaveProperty(
      'account',
    );
  });

  it('shows who waits after wrong sign-ins, and who signed in when', async () => {
    const account = await addAccount();
    const wrong = { ...rightAttempt(account), password: 'wrong' };
    await storeFailures(localKey(account.name), 9);
    await attemptSignIn(wrong);
    const showAccount = () => loadData('staff show', { name: account.name }, { now });
    const until = new Date(now + minute).toISOString();
    expect(await showAccount()).toMatchObject({
      locked_until: until,
      last_sign_in: null,
      work: [],
    });
    await perform('staff enable', { name: account.name });
    await subject().withDb((db) =>
      writeAuditEntry(
        null,
        'sign in',
        { subject: account.name },
        { actor: { name: account.name, source: 'console' }, db, now },
      ),
    );
    const lastSignIn = new Date(now).toISOString();
    expect(await showAccount()).toMatchObject({ locked_until: null, last_sign_in: lastSignIn });
  });

  it('names the applications of an account that handles none any more', async () => {
    const account = await addAccount();
    const number = createApplicationNumber(randomInt);
    const row = bareApplication(number, new Date(now).toISOString());
    await subject().withDb((db) => db.insertInto('applications').values(row).execute());
    await perform(
      'applications take',
      { number: groupApplicationNumber(number) },
      { who: account.name },
    );
    const { message } = await perform('staff role', { name: account.name, role: 'editor' });
    expect(message?.en).toContain('still has 1');
    expect(await loadData('staff show', { name: account.name })).toMatchObject({
      work: [{ record: { name: 'applications', filters: { handler: account.name } } }],
    });
  });

  it('keeps an owner who can make others owners', async () => {
    const owners = await loadData<{ name: string; role: string; disabled: boolean }[]>(
      'staff list',
      {},
    );
    for (const { name } of owners.filter(({ role, disabled }) => role === 'owner' && !disabled))
      await perform('staff disable', { name }).catch(() => null);
    const last = (
      await loadData<{ name: string; role: string; disabled: boolean }[]>('staff list', {})
    )
      .filter(({ role, disabled }) => role === 'owner' && !disabled)
      .map(({ name }) => name);
    const name = last[0] ?? (await addAccount('owner')).name;
    await expect(perform('staff disable', { name })).rejects.toThrow(/last owner/);
    await expect(perform('staff role', { name, role: 'reader' })).rejects.toThrow(/last owner/);
    await addAccount('owner');
    await perform('staff role', { name, role: 'reader' });
    expect((await loadAuditEntries('staff role'))[0]).toMatchObject({ subject: name });
  });

  it.each([
    ['staff add', { name: 'a', role: 'owner' }],
    ['staff add', { name: 'Anna Smith', role: 'owner' }],
    ['staff add', { name: '../anna', role: 'owner' }],
    ['staff add', { name: unassignedWord, role: 'owner' }],
    ['staff add', { name: 'anna.smith', role: 'king' }],
    ['staff role', { name: 'no-such-name', role: 'owner' }],
    ['staff renew', { name: 'no-such-name' }],
  ])('%s refuses %j', async (verb, input) => {
    await expect(perform(verb, input)).rejects.toThrow();
  });

  it('keeps an owner when two demote each other at the same moment', async () => {
    const owners = () =>
      subject().withDb((db) =>
        db
          .selectFrom('staff')
          .select('name')
          .where('role', '=', 'owner')
          .where('disabled', '=', 0)
          .execute(),
      );
    const others = (await owners()).map(({ name }) => name);
    const pair = [(await addAccount('owner')).name, (await addAccount('owner')).name];
    for (const name of others) await perform('staff role', { name, role: 'reader' });
    for (let round = 0; round < 8; round += 1) {
      const outcomes = await Promise.allSettled(
        pair.map((name) => perform('staff role', { name, role: 'reader' })),
      );
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const [left] = await owners();
      expect(pair).toContain(left?.name);
      for (const name of pair) await perform('staff role', { name, role: 'owner' });
    }
    for (const name of others) await perform('staff role', { name, role: 'owner' });
  });

  it('has one account of each name, and no secret in the audit log', async () => {
    const account = await addAccount();
    await expect(addAccount('owner', account.name)).rejects.toThrow(/already/);
    const lines = JSON.stringify(await loadAuditEntries('staff add'));
    expect(lines).toContain(account.name);
    for (const secret of [account.password, secretOf(account), account.recovery.slice(0, 11)])
      expect(lines).not.toContain(secret);
  });
}
