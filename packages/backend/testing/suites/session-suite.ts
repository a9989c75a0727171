/** Tests of login tokens (R6): a token is exchanged once, and ends by signing out or by a change of the password. */
import type { Db } from '@superbrowser/backend/database/open-database';
import { endpoints } from '@superbrowser/contract/endpoints';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { accountSteps, createPhone, catchRefusal } from '../support/account-steps';
import type { TestedBackend } from '../support/tested-backend';

const over = { ret: resultCodes.sessionExpired };

export function sessionSuite(subject: () => TestedBackend): void {
  const { call, register } = accountSteps(subject);
  const read = (token: string) => call(endpoints.ownInviteCode, { token });
  const exchange = async (tokenLoginSimple: string) =>
    (await call(endpoints.exchangeLogin, { token_login_simple: tokenLoginSimple }))
      .token_login_simple;
  const end = (tokenLoginSimple: string) =>
    call(endpoints.endLogin, { token_login_simple: tokenLoginSimple });
  const users = (db: Db, phone: string) =>
    db.updateTable('users').where('phone', '=', `+86${phone}`);

  it('exchanges a token for another of the same account, and ends the first', async () => {
    const token = await register(createPhone());
    const before = await read(token);
    const exchanged = await exchange(token);
    expect(exchanged).not.toBe(token);
    expect(await read(exchanged)).toEqual(before);
    expect(await catchRefusal(read(token))).toMatchObject(over);
    expect(await catchRefusal(exchange(token))).toMatchObject(over);
  });

  it('gives one token to one of ten simultaneous exchanges', async () => {
    const token = await register(createPhone());
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => exchange(token)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses to exchange an unknown or expired token', async () => {
    expect(await catchRefusal(exchange('an-unknown-token'))).toMatchObject(over);
    const phone = createPhone();
    const token = await register(phone);
    await subject().withDb((db) =>
      db.updateTable('login_tokens').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute(),
    );
    expect(await catchRefusal(exchange(token))).toMatchObject(over);
  });

  it('does not prolong a sign-in by exchanging it', async () => {
    const token = await register(createPhone());
    const soon = '2099-01-01T00:00:00.000Z';
    await subject().withDb((db) =>
      db.updateTable('login_tokens').set({ expires_at: soon }).execute(),
    );
    await exchange(token);
    const rows = await subject().withDb((db) =>
      db.selectFrom('login_tokens').select('expires_at').execute(),
    );
    expect(new Set(rows.map(({ expires_at }) => expires_at))).toEqual(new Set([soon]));
  });

  it('ends a token and no others; ending it again changes nothing', async () => {
    const token = await register(createPhone());
    const otherToken = await register(createPhone());
    expect(await end(token)).toEqual({});
    expect(await catchRefusal(read(token))).toMatchObject(over);
    expect(await end(token)).toEqual({});
    expect(await end('an-unknown-token')).toEqual({});
    await read(otherToken);
  });

  it.each([
    ['another password', 'scrypt$1$1$1$c2FsdA$a2V5'],
    ['a password taken away', null],
  ])('%s ends every older token, however it was written', async (_, passwordHash) => {
    const [phone, other] = [createPhone(), createPhone()];
    const [token, elsewhere] = [await register(phone), await register(other)];
    await subject().withDb((db) => users(db, phone).set({ password_hash: passwordHash }).execute());
    expect(await catchRefusal(read(token))).toMatchObject(over);
    expect(await catchRefusal(exchange(token))).toMatchObject(over);
    await read(elsewhere);
  });

  it('a first password ends earlier tokens', async () => {
    const phone = createPhone();
    const setPasswordHash = (passwordHash: string | null) =>
      subject().withDb((db) => users(db, phone).set({ password_hash: passwordHash }).execute());
    const first = await register(phone);
    await setPasswordHash(null);
    expect(await catchRefusal(read(first))).toMatchObject(over);
    // A token of an account without a password, as team members have who sign in with a code.
    const { send, elapse, readLastCode, registerOrSignIn } = accountSteps(subject);
    await elapse(phone, 60_000);
    await send(phone, 'login');
    const { token_login_simple } = await registerOrSignIn({
      phone,
      code: await readLastCode(phone),
    });
    await read(token_login_simple);
    await setPasswordHash('scrypt$1$1$1$c2FsdA$a2V5');
    expect(await catchRefusal(read(token_login_simple))).toMatchObject(over);
  });

  it('does not compare tokens from before there was a digest', async () => {
    const phone = createPhone();
    const token = await register(phone);
    await subject().withDb(async (db) => {
      await db.updateTable('login_tokens').set({ credential_hash: null }).execute();
      await users(db, phone).set({ password_hash: null }).execute();
    });
    await read(token);
  });
}
