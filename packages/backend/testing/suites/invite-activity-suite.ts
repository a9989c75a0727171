/** Tests of the invite activity: inviting others, and the rewards. */
import { endpoints } from '@superbrowser/contract/endpoints';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { accountSteps, createPhone, catchRefusal } from '../support/account-steps';
import type { TestedBackend } from '../support/tested-backend';

const minute = 60_000;

export function inviteActivitySuite(subject: () => TestedBackend): void {
  const steps = accountSteps(subject);
  const { call, send, registerOrSignIn, form, readLastCode, createWrongCode, register, elapse } =
    steps;
  const page = { page: 1, page_size: 10 } as const;
  const codeOf = async (token: string) =>
    (await call(endpoints.ownInviteCode, { token })).invite_code;

  it('gives each account its own code', async () => {
    const codes = [
      await codeOf(await register(createPhone())),
      await codeOf(await register(createPhone())),
    ];
    expect(new Set(codes).size).toBe(2);
    for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
  });

  it('shows the invited people and the awards to their inviter only', async () => {
    const token = await register(createPhone());
    const inviteCode = await codeOf(token);
    expect(await call(endpoints.inviteList, { token, ...page })).toEqual({ list: [], total: 0 });
    const phones = [createPhone(), createPhone()];
    let stranger = '';
    for (const phone of phones)
      stranger = await register(phone, { referral_code: ` ${inviteCode.toLowerCase()} ` });
    expect(await call(endpoints.inviteSituation, { token })).toEqual({
      invited: 2,
      registered: 2,
      recharged: 0,
      reward_total: 76,
      reward_pending: 76,
    });
    const invited = await call(endpoints.inviteList, { token, ...page });
    expect(invited.total).toBe(2);
    expect(invited.list.map((row) => row.phone_masked)).toEqual(
      phones.reverse().map((phone) => `${phone.slice(0, 3)}****${phone.slice(-4)}`),
    );
    expect(invited.list[0]).toMatchObject({ status: 'registered', reward: 38 });
    const awards = await call(endpoints.awardRecord, { token, ...page });
    expect(awards).toMatchObject({ total: 2, list: [{ amount: 38, status: 'pending' }, {}] });
    expect(await call(endpoints.inviteList, { token, page: 2, page_size: 10 })).toEqual({
      list: [],
      total: 2,
    });
    expect(await call(endpoints.awardRecord, { token: stranger, ...page })).toEqual({
      list: [],
      total: 0,
    });
  });

  it('counts a phone once, also when its account is created again', async () => {
    const token = await register(createPhone());
    const referralCode = await codeOf(token);
    const phone = createPhone();
    await register(phone, { referral_code: referralCode });
    await subject().withDb((db) =>
      db.deleteFrom('users').where('phone', '=', `+86${phone}`).execute(),
    );
    await elapse(phone, minute);
    await register(phone, { referral_code: referralCode });
    expect(await call(endpoints.inviteSituation, { token })).toMatchObject({
      registered: 1,
      reward_total: 38,
    });
  });

  it('gives no reward for inviting oneself', async () => {
    const phone = createPhone();
    const token = await register(phone);
    await elapse(phone, minute);
    const secondRegistration = register(phone, { referral_code: await codeOf(token) });
    expect(await catchRefusal(secondRegistration)).toMatchObject({
      ret: resultCodes.phoneRegistered,
    });
    expect(await call(endpoints.inviteSituation, { token })).toMatchObject({ invited: 0 });
  });

  it("accepts a promoter's id as a referral code", async () => {
    const phone = createPhone();
    await register(phone, { referral_code: 'abc123' });
    const row = await subject().withDb((db) =>
      db
        .selectFrom('users')
        .select('referral_code')
        .where('phone', '=', `+86${phone}`)
        .executeTakeFirst(),
    );
    expect(row).toEqual({ referral_code: 'abc123' });
  });

  it('refuses an unknown referral code, and the verification code stays valid for continuing without it', async () => {
    const phone = createPhone();
    await send(phone);
    const code = await readLastCode(phone);
    expect(
      await catchRefusal(registerOrSignIn({ phone, ...form, code, referral_code: 'NOBODY99' })),
    ).toMatchObject({
      ret: resultCodes.referralInvalid,
    });
    await registerOrSignIn({ phone, ...form, code });
  });

  it('reveals nothing about a referral code without a code of the phone', async () => {
    const phone = createPhone();
    await send(phone);
    const code = await createWrongCode(phone);
    for (const referralCode of ['NOBODY99', 'abc123'])
      expect(
        await catchRefusal(registerOrSignIn({ phone, ...form, code, referral_code: referralCode })),
      ).toMatchObject({
        ret: resultCodes.codeInvalid,
      });
  });

  it('requires a sign-in', async () => {
    const token = 'unknown';
    for (const attempt of [
      () => call(endpoints.inviteSituation, { token }),
      () => call(endpoints.ownInviteCode, { token }),
      () => call(endpoints.inviteList, { token, ...page }),
      () => call(endpoints.awardRecord, { token, ...page }),
    ])
      expect(await catchRefusal(attempt())).toMatchObject({ ret: resultCodes.sessionExpired });
  });

  it.each([
    { page: 0, page_size: 10 },
    { page: 1, page_size: 11 },
    { page: 1, page_size: 1000 },
  ])('refuses the page %j', async (other) => {
    const attempt = call(endpoints.inviteList, { token: 'unknown', ...other } as never);
    expect(await catchRefusal(attempt)).toMatchObject({ ret: resultCodes.fieldsInvalid });
  });
}
