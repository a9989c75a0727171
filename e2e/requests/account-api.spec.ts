import { expect, request as playwrightRequest, test } from '@playwright/test';
import {
  filled,
  lastCode,
  messagesTo,
  newAccount,
  newAddress,
  newPhone,
  stored,
  visitor,
  wrongCode,
} from '../support/account';
import { startSite } from '../../bench/lib/site.mjs';
import { siteOrigin } from '../support/servers';

test.describe('codes (R4)', () => {
  test('a phone in any spelling is one phone, with one code a minute', async ({ request }) => {
    const phone = newPhone();
    const spellings = [
      `+86 ${phone}`,
      `0086${phone}`,
      `86-${phone}`,
      phone.replace(/(\d{3})(\d{4})/, '$1 $2 '),
      phone.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
    ];
    const first = await visitor(request).sendCode(phone);
    expect(first.status()).toBe(200);
    const { resendAt, now } = (await first.json()) as { resendAt: number; now: number };
    expect(resendAt - now).toBe(60_000);
    for (const spelling of spellings) {
      const again = await visitor(request).sendCode(spelling);
      expect(again.status(), spelling).toBe(429);
      const seconds = Number(again.headers()['retry-after']);
      expect(seconds).toBeGreaterThan(30);
      expect(seconds).toBeLessThanOrEqual(60);
      expect(await again.json()).toMatchObject({ reason: 'tooOften', retryAfter: seconds });
    }
    expect(messagesTo(phone)).toHaveLength(1);
  });

  test('a hundred guesses at once count as a hundred', async ({ request }) => {
    const [who, phone] = [visitor(request), newPhone()];
    await who.sendCode(phone);
    const code = lastCode(phone);
    const guesses = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        // All from where it was asked for: from elsewhere the code would not even be judged.
        who.register(phone, wrongCode(code, n + 1)),
      ),
    );
    const tally: Record<string, number> = {};
    for (const guess of guesses) {
      const { reason } = (await guess.json()) as { reason: string };
      tally[reason] = (tally[reason] ?? 0) + 1;
    }
    // Five wrong ones kill the code; from the eleventh on they are not judged any more.
    expect(tally).toEqual({ codeInvalid: 5, codeExpired: 5, tooOften: 90 });
    expect((await who.register(phone, code)).status()).toBe(429);
  });

  test('an address gets thirty codes an hour, and a forged one changes nothing', async ({
    request,
  }) => {
    const address = newAddress();
    for (let n = 0; n < 30; n += 1)
      expect((await visitor(request, address).sendCode(newPhone())).status()).toBe(200);
    const more = await visitor(request, address).sendCode(newPhone());
    expect(more.status()).toBe(429);
    expect(Number(more.headers()['retry-after'])).toBeGreaterThan(3_000);
    // What stands left of the trusted proxy's own entry a visitor may have written.
    const forged = await visitor(request, `203.0.113.7, ${address}`).sendCode(newPhone());
    expect(forged.status()).toBe(429);
    expect((await visitor(request, newAddress()).sendCode(newPhone())).status()).toBe(200);
  });

  test('without trusted proxies a forwarded address is ignored', async ({ request }) => {
    const site = await startSite({ NEXT_DIST_DIR: '.next-test', TRUSTED_PROXIES: '' });
    const ask = () =>
      request.post(`${site.origin}/api/account/code`, {
        data: { area_code: 86, phone: newPhone(), channel: 'sms', purpose: 'register' },
        headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': newAddress() },
      });
    const answers = [];
    for (let n = 0; n < 31; n += 1) answers.push((await ask()).status());
    await site.stop();
    expect(answers.slice(0, 30)).not.toContain(429);
    expect(answers.at(-1)).toBe(429);
  });

  test('known and unknown phones are answered alike', async ({ request }) => {
    const known = await newAccount(request);
    const unknown = newPhone();
    const shape = async (phone: string, purpose: string) => {
      const response = await visitor(request).sendCode(phone, purpose);
      return [response.status(), Object.keys((await response.json()) as object)];
    };
    // The known phone got its code within this minute: the same must be true of the other.
    await visitor(request).sendCode(unknown);
    expect(await shape(known, 'login')).toEqual(await shape(unknown, 'login'));
    const [fresh, other] = [newPhone(), newPhone()];
    expect(await shape(fresh, 'login')).toEqual(await shape(other, 'register'));
  });

  test('a code for one thing is worth nothing for another, and is used once', async ({
    request,
  }) => {
    const [who, phone] = [visitor(request), newPhone()];
    await who.sendCode(phone, 'login');
    const code = lastCode(phone);
    expect((await who.register(phone, code)).status()).toBe(422);
    const signIn = () => who.post('/api/account/sign-in', { area_code: 86, phone, code });
    expect(await (await signIn()).json()).toMatchObject({ reason: 'phoneUnknown' });
    expect(await (await signIn()).json()).toMatchObject({ reason: 'codeExpired' });
  });
});

test.describe('writes from elsewhere (F3)', () => {
  for (const path of [
    '/api/account/code',
    '/api/account/register',
    '/api/account/sign-in',
    '/api/account/sign-out',
    '/api/team-invitation/status',
    '/api/team-invitation/code',
    '/api/team-invitation/join',
    '/api/oauth/switch',
  ])
    test(`${path} refuses them`, async ({ request }) => {
      const elsewhere: Record<string, string>[] = [
        { 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'same-site' },
        { Origin: 'https://evil.example' },
        {},
      ];
      for (const headers of elsewhere) {
        const response = await request.post(`${siteOrigin}${path}`, { data: {}, headers });
        expect(response.status(), JSON.stringify(headers)).toBe(403);
      }
    });
});

test.describe('a registration', () => {
  test('sent twice at once makes one account and two sessions', async ({ request }) => {
    const [who, phone] = [visitor(request), newPhone()];
    await who.sendCode(phone);
    const form = { ...filled(phone), code: lastCode(phone) };
    const answers = await Promise.all([1, 2, 3].map(() => who.post('/api/account/register', form)));
    expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200]);
  });

  test('carries who brought the visitor, the landing too', async ({ request }) => {
    const cookie =
      'promoter=abc123; callback=cb%2F1; activity_id=spring; utm_source=mail; channelId=77; isfromxsb=xsb';
    const [who, phone] = [visitor(request), newPhone()];
    await who.sendCode(phone);
    const form = { ...filled(phone), code: lastCode(phone) };
    const answer = await who.post('/api/account/register', form, { Cookie: cookie });
    expect(answer.status()).toBe(200);
    const row = await storedUser(phone);
    expect(row).toMatchObject({
      promoter: 'abc123',
      callback: 'cb/1',
      activity_id: 'spring',
      utm_source: 'mail',
      channel_id: '77',
      landing_source: 'xsb',
    });
  });
});

/** The account as the store holds it. */
const storedUser = (phone: string) =>
  stored(async (client) => {
    const sql = 'select * from users where phone = ?';
    return (await client.execute({ sql, args: [`+86${phone}`] })).rows[0];
  });

test.describe('the session', () => {
  test('is kept in one cookie no script can read, and ended by signing out', async () => {
    const request = await playwrightRequest.newContext();
    await newAccount(request);
    const cookies = (await request.storageState()).cookies;
    expect(cookies.find((cookie) => cookie.name === 'session')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    });
    const who = visitor(request);
    expect(await (await who.get('/api/account/session')).json()).toEqual({
      signedIn: true,
      username: 'seller01',
      companyName: '蓝鲸贸易',
    });
    expect((await who.post('/api/account/sign-out', {})).status()).toBe(204);
    expect(await (await who.get('/api/account/session')).json()).toEqual({ signedIn: false });
    expect((await who.get('/api/invite-activity/code')).status()).toBe(401);
    await request.dispose();
  });

  test('answers about one visitor are kept by no cache', async ({ request }) => {
    for (const path of ['/api/account/session', '/api/invite-activity/situation'])
      expect((await visitor(request).get(path)).headers()['cache-control'], path).toContain(
        'no-store',
      );
  });
});

test.describe('an invited person', () => {
  test('appears in the inviter’s list with an award; the inviter’s own phone does not', async () => {
    const [inviter, friend] = await Promise.all([
      playwrightRequest.newContext(),
      playwrightRequest.newContext(),
    ]);
    const own = await newAccount(inviter);
    const who = visitor(inviter);
    const { inviteCode } = (await (await who.get('/api/invite-activity/code')).json()) as {
      inviteCode: string;
    };
    const phone = await newAccount(friend, { referral_code: inviteCode.toLowerCase() });
    const list = await (await who.get('/api/invite-activity/invites?page=1&page_size=10')).json();
    expect(list).toMatchObject({
      total: 1,
      list: [{ phoneMasked: `${phone.slice(0, 3)}****${phone.slice(-4)}`, status: 'registered' }],
    });
    expect(JSON.stringify(list)).not.toContain(phone);
    expect(JSON.stringify(list)).not.toContain(own.slice(3, 7));
    expect(await (await who.get('/api/invite-activity/situation')).json()).toMatchObject({
      invited: 1,
      registered: 1,
      rewardPending: 38,
    });
    expect(await (await who.get('/api/invite-activity/awards')).json()).toMatchObject({
      total: 1,
      list: [{ amount: 38, status: 'pending' }],
    });
    await Promise.all([inviter.dispose(), friend.dispose()]);
  });

  for (const query of ['page=0', 'page_size=7', 'page=x', 'page_size=1e9'])
    test(`a list refuses ${query}`, async () => {
      const request = await playwrightRequest.newContext();
      await newAccount(request);
      const answer = await visitor(request).get(`/api/invite-activity/invites?${query}`);
      expect(answer.status()).toBe(422);
      await request.dispose();
    });
});
