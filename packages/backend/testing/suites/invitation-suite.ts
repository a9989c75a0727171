/** Tests of team invitations (R8). */
import { endpoints } from '@superbrowser/contract/endpoints';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { accountSteps, createPhone, catchRefusal } from '../support/account-steps';
import type { TestedBackend } from '../support/tested-backend';

const minute = 60_000;

/** Registers the suite; each seeded token is used by one test. */
export function invitationSuite(subject: () => TestedBackend): void {
  const { call, send, readLastCode, createWrongCode, register, elapse, readMessages } =
    accountSteps(subject);
  const loadStatus = (token: string) => call(endpoints.findInvitation, { token });
  const requestCode = (token: string, phone: string) =>
    call(endpoints.sendJoinCode, { area_code: 86, phone, token });
  const join = (token: string, phone: string, fields: object) =>
    call(endpoints.joinTeam, {
      token,
      area_code: 86,
      phone,
      name: '王小明',
      is_agreed: true,
      ...fields,
    });

  it.each([
    ['invite-joined', 0],
    ['invite-waiting', 1],
    ['invite-has-account', 2],
    ['invite-no-account', 3],
    ['invite-success', 4],
  ])('shows %s with its inviter', async (token, applyStatus) => {
    expect(await loadStatus(token)).toEqual({
      status: 0,
      inviter: '示例邀请人',
      company_name: '示例团队',
      apply_status: applyStatus,
      readonly_name: null,
    });
  });

  it.each(['invite-abnormal', 'an-unknown-token'])('reveals nothing about %s', async (token) => {
    expect(await loadStatus(token)).toMatchObject({ status: 1, inviter: '', company_name: '' });
  });

  it.each(['invite-abnormal', 'an-unknown-token', 'invite-joined', 'invite-waiting'])(
    'sends no code for %s, and accepts no visitor with it',
    async (token) => {
      const phone = createPhone();
      expect(await catchRefusal(requestCode(token, phone))).toMatchObject({
        ret: resultCodes.invitationInvalid,
      });
      expect(await readMessages(phone)).toEqual([]);
      await send(phone, 'invite_staff');
      const code = await readLastCode(phone);
      expect(await catchRefusal(join(token, phone, { code }))).toMatchObject({
        ret: resultCodes.invitationInvalid,
      });
    },
  );

  it('lets a new person join once', async () => {
    const [phone, second] = [createPhone(), createPhone()];
    expect(await requestCode('invite-open-1', phone)).toEqual({});
    const wrong = join('invite-open-1', phone, { code: await createWrongCode(phone) });
    expect(await catchRefusal(wrong)).toMatchObject({ ret: resultCodes.codeInvalid });
    const code = await readLastCode(phone);
    expect(await join('invite-open-1', phone, { code })).toEqual({ apply_status: 4 });
    expect(await loadStatus('invite-open-1')).toMatchObject({ apply_status: 0 });
    await send(second, 'invite_staff');
    const lateJoin = join('invite-open-1', second, { code: await readLastCode(second) });
    expect(await catchRefusal(lateJoin)).toMatchObject({ ret: resultCodes.invitationInvalid });
    const user = await subject().withDb((db) =>
      db.selectFrom('users').selectAll().where('phone', '=', `+86${phone}`).executeTakeFirst(),
    );
    expect(user).toMatchObject({
      username: '王小明',
      company_name: '示例团队',
      role: 'employee',
      password_hash: null,
    });
  });

  it('lets a person with an account wait for the inviter', async () => {
    const phone = createPhone();
    await register(phone);
    await elapse(phone, minute);
    await requestCode('invite-open-2', phone);
    const response = await join('invite-open-2', phone, { code: await readLastCode(phone) });
    expect(response).toEqual({ apply_status: 1 });
    expect(await loadStatus('invite-open-2')).toMatchObject({ apply_status: 1 });
  });

  it('accepts the token of a code, once', async () => {
    const phone = createPhone();
    await requestCode('invite-open-5', phone);
    const code = await readLastCode(phone);
    const pair = { area_code: 86, phone };
    const { captcha_token } = await call(endpoints.verifyCode, {
      ...pair,
      purpose: 'invite_staff',
      code,
    });
    const used = join('invite-open-5', phone, { code });
    expect(await catchRefusal(used)).toMatchObject({ ret: resultCodes.codeExpired });
    const others = join('invite-open-5', createPhone(), { captcha_token });
    expect(await catchRefusal(others)).toMatchObject({ ret: resultCodes.codeExpired });
    expect(await join('invite-open-5', phone, { captcha_token })).toEqual({ apply_status: 4 });
    const secondJoin = join('invite-open-6', phone, { captcha_token });
    expect(await catchRefusal(secondJoin)).toMatchObject({ ret: resultCodes.codeExpired });
  });

  it('keeps a name the inviter has set', async () => {
    const phone = createPhone();
    expect(await loadStatus('invite-named')).toMatchObject({ readonly_name: '示例成员' });
    await requestCode('invite-named', phone);
    await join('invite-named', phone, { name: '别的名字', code: await readLastCode(phone) });
    const user = await subject().withDb((db) =>
      db
        .selectFrom('users')
        .select('username')
        .where('phone', '=', `+86${phone}`)
        .executeTakeFirst(),
    );
    expect(user).toEqual({ username: '示例成员' });
  });

  it('requires a name and the agreement', async () => {
    const attempt = join('invite-open-3', createPhone(), { name: '123', is_agreed: false });
    expect(await catchRefusal(attempt)).toEqual({
      ret: resultCodes.fieldsInvalid,
      data: { name: 'allDigits', is_agreed: 'agreement' },
    });
  });

  it('accepts one of four simultaneous visitors, and makes no account for the others', async () => {
    const phones = [createPhone(), createPhone(), createPhone(), createPhone()];
    await Promise.all(phones.map((phone) => send(phone, 'invite_staff')));
    const results = await Promise.allSettled(
      phones.map(async (phone) =>
        join('invite-open-4', phone, { code: await readLastCode(phone) }),
      ),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    const keys = phones.map((phone) => `+86${phone}`);
    const users = await subject().withDb((db) =>
      db.selectFrom('users').select('phone').where('phone', 'in', keys).execute(),
    );
    expect(users).toHaveLength(1);
  });
}
