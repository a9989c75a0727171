/** Accounts over HTTP: who may send requests, what a registration stores, who is signed in, and who was invited. */
import { expect, request as playwrightRequest, test } from '@playwright/test';
import { routing } from '@/lib/core/i18n/routing';
import {
  makeLastCodeOlder,
  registrationValues,
  readLastCode,
  registerNewAccount,
  createPhone,
  createVisitor,
} from '../support/visitors/visitor';
import { runCommandForJson } from '../support/servers/operator-command';
import { siteOrigin } from '../support/servers/ports-and-folders';
import { messages } from '../support/pages/messages';
import { runSql } from '../support/servers/database';

/** The account in the database. */
const readUser = async (phone: string) =>
  (await runSql('select * from users where phone = ?', [`+86${phone}`])).rows[0];

const phonePair = { area_code: '86', phone: '13700000000' };
const code = '123456';
/** Handlers that take texts, each with its fields. */
const writes: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/api/account/code': { ...phonePair, channel: 'sms', purpose: 'register' },
  '/api/account/register': {
    ...registrationValues('13700000000'),
    area_code: '86',
    code,
    referral_code: 'abc',
    role: 'employee',
  },
  '/api/account/sign-in': { ...phonePair, code },
  '/api/team-invitation/status': { token: 'unknown' },
  '/api/team-invitation/code': { ...phonePair, token: 'unknown' },
  '/api/team-invitation/join': {
    ...phonePair,
    token: 'unknown',
    code,
    name: '王小明',
    is_agreed: true,
  },
};

test.describe('a write', () => {
  test('from another site is refused (F3)', async ({ request }) => {
    const foreignHeaders: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
      {},
    ];
    for (const path of [...Object.keys(writes), '/api/account/sign-out', '/api/oauth/switch'])
      for (const headers of foreignHeaders) {
        const response = await request.post(`${siteOrigin}${path}`, { data: {}, headers });
        expect(response.status(), `${path} ${JSON.stringify(headers)}`).toBe(403);
      }
  });

  test('with characters that no text may contain is reported at its field', async ({ request }) => {
    for (const [path, body] of Object.entries(writes))
      for (const name of Object.keys(body).filter((key) => typeof body[key] === 'string'))
        for (const text of ['\u0000x', 'half \ud83d']) {
          // It is sent as raw text, because a client would repair half a character.
          const requestBody = JSON.stringify({ ...body, [name]: text });
          const json = { 'content-type': 'application/json' };
          const response = await createVisitor(request).post(path, requestBody, json);
          const label = `${path} ${name} ${JSON.stringify(text)}`;
          expect(response.status(), label).toBe(422);
          const { fields } = (await response.json()) as { fields: object };
          expect(Object.keys(fields), label).toEqual([name]);
        }
  });
});

test.describe('a registration', () => {
  test('sent three times at once makes one account', async ({ request }) => {
    const [visitor, phone] = [createVisitor(request), createPhone()];
    await visitor.sendCode(phone);
    const form = { ...registrationValues(phone), code: readLastCode(phone) };
    const responses = await Promise.all(
      [1, 2, 3].map(() => visitor.post('/api/account/register', form)),
    );
    expect(responses.map((response) => response.status())).toEqual([200, 200, 200]);
  });

  test('stores the visitor’s attribution, and the landing page too', async ({ request }) => {
    const cookie =
      'promoter=abc123; callback=cb%2F1; activity_id=spring; utm_source=mail; channelId=77; isfromxsb=xsb';
    const [visitor, phone] = [createVisitor(request), createPhone()];
    await visitor.sendCode(phone);
    const form = { ...registrationValues(phone), code: readLastCode(phone) };
    const response = await visitor.post('/api/account/register', form, { Cookie: cookie });
    expect(response.status()).toBe(200);
    expect(await readUser(phone)).toMatchObject({
      promoter: 'abc123',
      callback: 'cb/1',
      activity_id: 'spring',
      utm_source: 'mail',
      channel_id: '77',
      landing_source: 'xsb',
    });
  });

  test('with the idempotency key of another phone or another name is refused (F2)', async ({
    request,
  }) => {
    const visitor = createVisitor(request);
    const [phone, otherPhone] = [createPhone(), createPhone()];
    const { idempotency_key } = registrationValues(phone);
    for (const recipient of [phone, otherPhone])
      expect((await visitor.sendCode(recipient)).status()).toBe(200);
    const phoneCode = readLastCode(phone);
    expect((await visitor.register(phone, phoneCode, { idempotency_key })).status()).toBe(200);
    for (const locale of routing.locales) {
      const body = {
        ...registrationValues(otherPhone),
        code: readLastCode(otherPhone),
        idempotency_key,
      };
      const refusal = await visitor.post('/api/account/register', body, {
        'Content-Language': locale,
      });
      expect(refusal.status()).toBe(409);
      const { keyReused: message } = messages[locale].errors;
      expect(await refusal.json()).toEqual({ message, reason: 'keyReused' });
    }
    expect(await readUser(otherPhone)).toBeUndefined();
    const renamedResponse = await visitor.register(phone, phoneCode, {
      idempotency_key,
      username: 'seller02',
    });
    expect(renamedResponse.status()).toBe(409);
    expect(await readUser(phone)).toMatchObject({ username: 'seller01' });
    // The same request again gets the same answer; the other phone's code was not used up.
    expect((await visitor.register(phone, phoneCode, { idempotency_key })).status()).toBe(200);
    expect((await visitor.register(otherPhone, readLastCode(otherPhone))).status()).toBe(200);
  });
});

test.describe('the session', () => {
  test('is in one cookie that scripts cannot read, and ended by signing out', async () => {
    const request = await playwrightRequest.newContext();
    await registerNewAccount(request);
    const cookies = (await request.storageState()).cookies;
    expect(cookies.find((cookie) => cookie.name === 'session')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    });
    const visitor = createVisitor(request);
    expect(await (await visitor.get('/api/account/session')).json()).toEqual({
      signedIn: true,
      username: 'seller01',
      companyName: '蓝鲸贸易',
    });
    expect((await visitor.post('/api/account/sign-out', {})).status()).toBe(204);
    expect(await (await visitor.get('/api/account/session')).json()).toEqual({ signedIn: false });
    expect((await visitor.get('/api/invite-activity/code')).status()).toBe(401);
    await request.dispose();
  });

  test('and all answers about one visitor are stored by no cache', async ({ request }) => {
    for (const path of ['/api/account/session', '/api/invite-activity/situation'])
      expect((await createVisitor(request).get(path)).headers()['cache-control'], path).toContain(
        'no-store',
      );
  });

  test('of a phone that staff block ends with the next request, and the phone may be unblocked', async ({
    request,
  }) => {
    const visitor = createVisitor(request);
    const phone = await registerNewAccount(request, {}, visitor);
    const fetchSession = async () => (await visitor.get('/api/account/session')).json();
    expect(await fetchSession()).toMatchObject({ signedIn: true });
    await runCommandForJson(['people', 'block', phone]);
    // A page that needs the account says so in the visitor's language, and removes the session.
    const headers = { 'Sec-Fetch-Site': 'same-origin', referer: `${siteOrigin}/en/activity` };
    const refusal = await request.get('/api/invite-activity/code', { headers });
    expect(refusal.status()).toBe(401);
    expect(await refusal.json()).toMatchObject({
      reason: 'sessionExpired',
      message: 'Your sign-in has expired. Please sign in again.',
    });
    expect(refusal.headers()['set-cookie']).toMatch(/session=; Path=\/; Max-Age=0/);
    expect(await fetchSession()).toEqual({ signedIn: false });
    expect((await visitor.sendCode(phone, 'login')).status()).toBe(429);
    await runCommandForJson(['people', 'unblock', phone]);
    await makeLastCodeOlder(phone, 60_000);
    expect((await visitor.sendCode(phone, 'login')).status()).toBe(200);
    const signInForm = { area_code: 86, phone, code: readLastCode(phone) };
    expect((await visitor.post('/api/account/sign-in', signInForm)).status()).toBe(200);
    expect(await fetchSession()).toMatchObject({ signedIn: true });
  });
});

test('an invited person appears in the inviter’s list with an award; the inviter’s own phone does not', async () => {
  const [inviter, friend] = await Promise.all([
    playwrightRequest.newContext(),
    playwrightRequest.newContext(),
  ]);
  const inviterPhone = await registerNewAccount(inviter);
  const inviterVisitor = createVisitor(inviter);
  const { inviteCode } = (await (await inviterVisitor.get('/api/invite-activity/code')).json()) as {
    inviteCode: string;
  };
  const phone = await registerNewAccount(friend, { referral_code: inviteCode.toLowerCase() });
  const list = await (
    await inviterVisitor.get('/api/invite-activity/invites?page=1&page_size=10')
  ).json();
  expect(list).toMatchObject({
    total: 1,
    list: [{ phoneMasked: `${phone.slice(0, 3)}****${phone.slice(-4)}`, status: 'registered' }],
  });
  expect(JSON.stringify(list)).not.toContain(phone);
  expect(JSON.stringify(list)).not.toContain(inviterPhone.slice(3, 7));
  expect(await (await inviterVisitor.get('/api/invite-activity/situation')).json()).toMatchObject({
    invited: 1,
    registered: 1,
    rewardPending: 38,
  });
  expect(await (await inviterVisitor.get('/api/invite-activity/awards')).json()).toMatchObject({
    total: 1,
    list: [{ amount: 38, status: 'pending' }],
  });
  for (const query of ['page=0', 'page_size=7', 'page=x', 'page_size=1e9'])
    expect(
      (await inviterVisitor.get(`/api/invite-activity/invites?${query}`)).status(),
      query,
    ).toBe(422);
  await Promise.all([inviter.dispose(), friend.dispose()]);
});
