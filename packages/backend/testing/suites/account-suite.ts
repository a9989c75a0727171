/** Tests of registration and sign-in (R5, R9). */
import { randomUUID } from 'node:crypto';
import { passwordCost } from '@superbrowser/backend/common/secrets';
import { endpoints } from '@superbrowser/contract/endpoints';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { accountSteps, createPhone, catchRefusal } from '../support/account-steps';
import type { TestedBackend } from '../support/tested-backend';

const scope = ['company_info_base' as const, 'username_info_base' as const];
const minute = 60_000;

function registrationSuite(subject: () => TestedBackend): void {
  const steps = accountSteps(subject);
  const {
    call,
    send,
    verify,
    registerOrSignIn,
    form,
    readLastCode,
    createWrongCode,
    register,
    elapse,
  } = steps;
  const loadUser = (phone: string) =>
    subject().withDb((db) =>
      db.selectFrom('users').selectAll().where('phone', '=', `+86${phone}`).executeTakeFirst(),
    );

  it('makes an account that can sign in, with its attribution', async () => {
    const phone = createPhone();
    const token = await register(phone, {
      promoter: 'abc123',
      callback: 'https://x.example/?a=1',
      activity_id: 'new-user-gift',
      utm_source: '邮件',
      channelId: '0012',
      landing_source: 'xsb',
    });
    expect(await call(endpoints.userInfo, { token_login_simple: token, scope })).toEqual({
      company_info_base: { company_name: form.company_name },
      username_info_base: { username: form.username },
    });
    expect(await loadUser(phone)).toMatchObject({
      promoter: 'abc123',
      callback: 'https://x.example/?a=1',
      activity_id: 'new-user-gift',
      utm_source: '邮件',
      channel_id: '0012',
      landing_source: 'xsb',
      role: 'owner',
    });
  });

  it('drops invalid attribution instead of refusing it', async () => {
    const phone = createPhone();
    await register(phone, { promoter: 'a b', utm_source: 'x\u0000y', activity_id: '' });
    expect(await loadUser(phone)).toMatchObject({
      promoter: null,
      utm_source: null,
      activity_id: null,
    });
  });

  it('stores neither password nor login token in plain', async () => {
    const phone = createPhone();
    const token = await register(phone);
    const { N, r, p } = passwordCost;
    const [, ...cost] = (await loadUser(phone))?.password_hash?.split('$') ?? [];
    expect(cost.slice(0, 3)).toEqual([N, r, p].map(String));
    const hashes = await subject().withDb((db) =>
      db.selectFrom('login_tokens').select('token_hash').execute(),
    );
    expect(hashes.map((row) => row.token_hash)).not.toContain(token);
  });

  it('names every invalid field before it checks the code', async () => {
    const fields = { password: '1', username: 'x', company_name: '1', code: '000000' };
    expect(await catchRefusal(registerOrSignIn({ phone: createPhone(), ...fields }))).toEqual({
      ret: resultCodes.fieldsInvalid,
      data: { password: 'passwordLength', username: 'userName', company_name: 'allDigits' },
    });
  });

  it('refuses common passwords', async () => {
    const attempt = registerOrSignIn({
      phone: createPhone(),
      ...form,
      password: 'Dragon',
      code: '000000',
    });
    expect(await catchRefusal(attempt)).toEqual({
      ret: resultCodes.fieldsInvalid,
      data: { password: 'passwordCommon' },
    });
  });

  it('gives the lowest team level to a person who signs up as an employee', async () => {
    const phone = createPhone();
    await register(phone, { role: 'employee' });
    expect(await loadUser(phone)).toMatchObject({ role: 'employee' });
  });

  it('requires a code or a token', async () => {
    expect(await catchRefusal(registerOrSignIn({ phone: createPhone(), ...form }))).toEqual({
      ret: resultCodes.fieldsInvalid,
      data: { code: 'required' },
    });
  });

  it('refuses a wrong code, and an invalid phone', async () => {
    const phone = createPhone();
    await send(phone);
    const wrong = registerOrSignIn({ phone, ...form, code: await createWrongCode(phone) });
    expect(await catchRefusal(wrong)).toMatchObject({ ret: resultCodes.codeInvalid });
    expect(
      await catchRefusal(registerOrSignIn({ phone: '123', ...form, code: '123456' })),
    ).toMatchObject({
      ret: resultCodes.phoneInvalid,
    });
    expect(await loadUser(phone)).toBeUndefined();
  });

  it('accepts a captcha token once, for its phone and purpose, for ten minutes', async () => {
    const [phone, other, late] = [createPhone(), createPhone(), createPhone()];
    const tokenFor = async (owner: string) => {
      await send(owner);
      return (await verify(owner, await readLastCode(owner))).captcha_token;
    };
    const captchaToken = await tokenFor(phone);
    for (const attempt of [
      () => registerOrSignIn({ phone: other, ...form, captcha_token: captchaToken }),
      () => registerOrSignIn({ phone, captcha_token: captchaToken }),
    ])
      expect(await catchRefusal(attempt())).toMatchObject({ ret: resultCodes.codeExpired });
    await registerOrSignIn({ phone, ...form, captcha_token: captchaToken });
    expect(
      await catchRefusal(registerOrSignIn({ phone, ...form, captcha_token: captchaToken })),
    ).toMatchObject({
      ret: resultCodes.codeExpired,
    });
    const old = await tokenFor(late);
    await elapse(late, 10 * minute);
    expect(
      await catchRefusal(registerOrSignIn({ phone: late, ...form, captcha_token: old })),
    ).toMatchObject({
      ret: resultCodes.codeExpired,
    });
  });

  it('reports a registered phone only after a valid code, and lets it sign in', async () => {
    const phone = createPhone();
    await register(phone);
    await elapse(phone, minute);
    await send(phone);
    expect(
      await catchRefusal(registerOrSignIn({ phone, ...form, code: await createWrongCode(phone) })),
    ).toMatchObject({
      ret: resultCodes.codeInvalid,
    });
    const refusal = await catchRefusal(
      registerOrSignIn({ phone, ...form, code: await readLastCode(phone) }),
    );
    expect(refusal.ret).toBe(resultCodes.phoneRegistered);
    const { captcha_token } = refusal.data as { captcha_token: string };
    expect((await registerOrSignIn({ phone, captcha_token })).token_login_simple).toHaveLength(43);
  });

  it('makes one account of four simultaneous registrations', async () => {
    const phone = createPhone();
    await send(phone);
    const code = await readLastCode(phone);
    const results = await Promise.allSettled(
      Array.from({ length: 4 }, () => registerOrSignIn({ phone, ...form, code })),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });
}

function repetitionSuite(subject: () => TestedBackend): void {
  const { send, registerOrSignIn, form, readLastCode } = accountSteps(subject);
  const key = () => ({ idempotency_key: randomUUID() });
  const loadAccounts = (phone: string) =>
    subject().withDb((db) =>
      db.selectFrom('users').select('user_id').where('phone', '=', `+86${phone}`).execute(),
    );
  const preparePayload = async (phone: string) => {
    await send(phone);
    return { phone, ...form, ...key(), code: await readLastCode(phone) };
  };

  it('answers a form sent again, also four times at once, with the one account it made', async () => {
    const payload = await preparePayload(createPhone());
    const tokens = await Promise.all(Array.from({ length: 4 }, () => registerOrSignIn(payload)));
    tokens.push(await registerOrSignIn(payload));
    expect(new Set(tokens.map((response) => response.token_login_simple)).size).toBe(5);
    expect(await loadAccounts(payload.phone)).toHaveLength(1);
  });

  it('gives nothing for another key or another password', async () => {
    const payload = await preparePayload(createPhone());
    await registerOrSignIn(payload);
    for (const change of [key(), { password: 'Other123!' }, { idempotency_key: undefined }])
      expect(await catchRefusal(registerOrSignIn({ ...payload, ...change }))).toMatchObject({
        ret: resultCodes.codeExpired,
      });
  });

  it('does so for ten minutes only', async () => {
    const payload = await preparePayload(createPhone());
    await registerOrSignIn(payload);
    await subject().withDb((db) =>
      db.updateTable('users').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute(),
    );
    expect(await catchRefusal(registerOrSignIn(payload))).toMatchObject({
      ret: resultCodes.codeExpired,
    });
  });
}

function signInSuite(subject: () => TestedBackend): void {
  const steps = accountSteps(subject);
  const { call, send, registerOrSignIn, form, readLastCode, register, elapse } = steps;

  it('signs in with a code of that purpose', async () => {
    const phone = createPhone();
    await register(phone);
    await elapse(phone, minute);
    await send(phone, 'login');
    const { token_login_simple } = await registerOrSignIn({
      phone,
      code: await readLastCode(phone),
    });
    expect(
      await call(endpoints.userInfo, { token_login_simple, scope: ['username_info_base'] }),
    ).toEqual({ username_info_base: { username: form.username } });
  });

  it('offers registration to an unknown phone, without another code', async () => {
    const phone = createPhone();
    await send(phone, 'login');
    const { ret, data } = await catchRefusal(
      registerOrSignIn({ phone, code: await readLastCode(phone) }),
    );
    expect(ret).toBe(resultCodes.phoneUnknown);
    const { captcha_token } = data as { captcha_token: string };
    await registerOrSignIn({ phone, ...form, captcha_token });
  });

  it('refuses the session of an unknown or expired token', async () => {
    const requestUserInfo = (tokenLoginSimple: string) =>
      catchRefusal(call(endpoints.userInfo, { token_login_simple: tokenLoginSimple, scope }));
    expect(await requestUserInfo('unknown')).toMatchObject({ ret: resultCodes.sessionExpired });
    const token = await register(createPhone());
    await subject().withDb((db) =>
      db.updateTable('login_tokens').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute(),
    );
    expect(await requestUserInfo(token)).toMatchObject({ ret: resultCodes.sessionExpired });
  });
}

export function accountSuite(subject: () => TestedBackend): void {
  describe('registering', () => registrationSuite(subject));
  describe('a registration sent again', () => repetitionSuite(subject));
  describe('signing in', () => signInSuite(subject));
}
