/** Verification codes (R4): how often they are sent, and how many wrong ones are allowed. */
import { randomUUID } from 'node:crypto';
import { test, expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import {
  elapse,
  registrationValues,
  lastCode,
  messagesTo,
  newAccount,
  newIp,
  newPhone,
  visitor,
  wrongCode,
} from '../support/account';
import { apply, kindOf } from '../support/send-application';
import { isNightly } from '../support/nightly';
import { startOwnSite } from '../support/own-site';
import { siteOrigin } from '../support/servers';

type Visitor = ReturnType<typeof visitor>;

const tally = (names: readonly (string | number)[]) =>
  Object.fromEntries(
    [...new Set(names)].sort().map((one) => [one, names.filter((name) => name === one).length]),
  );

test.describe('are sent', () => {
  test('once a minute to a phone, in whatever spelling', async ({ request }) => {
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

  test('thirty an hour to an address, and a forged one changes nothing', async ({ request }) => {
    const address = newIp();
    for (let n = 0; n < 30; n += 1)
      expect((await visitor(request, address).sendCode(newPhone())).status()).toBe(200);
    const more = await visitor(request, address).sendCode(newPhone());
    expect(more.status()).toBe(429);
    expect(Number(more.headers()['retry-after'])).toBeGreaterThan(3_000);
    // What stands left of the trusted proxy's own entry a visitor may have written.
    const forged = await visitor(request, `203.0.113.7, ${address}`).sendCode(newPhone());
    expect(forged.status()).toBe(429);
    expect((await visitor(request, newIp()).sendCode(newPhone())).status()).toBe(200);
  });

  test('where no proxy is trusted, thirty to all visitors behind one', async ({ request }) => {
    const site = await startOwnSite({ TRUSTED_PROXIES: '' });
    const answers = [];
    for (let n = 0; n < 31; n += 1)
      answers.push((await visitor(request, newIp(), site.origin).sendCode(newPhone())).status());
    await site.kill();
    expect(answers.slice(0, 30)).not.toContain(429);
    expect(answers.at(-1)).toBe(429);
  });

  test('to known and unknown phones alike', async ({ request }) => {
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
});

test('a code for one thing is worth nothing for another, and is used once', async ({ request }) => {
  const [who, phone] = [visitor(request), newPhone()];
  await who.sendCode(phone, 'login');
  const code = lastCode(phone);
  expect((await who.register(phone, code)).status()).toBe(422);
  const signIn = () => who.post('/api/account/sign-in', { area_code: 86, phone, code });
  expect(await (await signIn()).json()).toMatchObject({ reason: 'phoneUnknown' });
  expect(await (await signIn()).json()).toMatchObject({ reason: 'codeExpired' });
});

// A hundred at once: packages/backend/testing/code-contract.
test('thirty guesses at once count as thirty', async ({ request }) => {
  const [who, phone] = [visitor(request), newPhone()];
  await who.sendCode(phone);
  const code = lastCode(phone);
  const guesses = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      // All from where it was requested: from elsewhere the code would not even be checked.
      who.register(phone, wrongCode(code, n + 1)),
    ),
  );
  const reasons = guesses.map(async (guess) => ((await guess.json()) as { reason: string }).reason);
  // Five wrong ones kill the code; from the eleventh on they are not checked any more.
  expect(tally(await Promise.all(reasons))).toEqual({
    codeInvalid: 5,
    codeExpired: 5,
    tooOften: 20,
  });
  expect((await who.register(phone, code)).status()).toBe(429);
});

/** A way to use a code: how it is requested, tried, and how an answer tells that it was right. */
interface Way {
  readonly name: string;
  /** The phone's owner has an account. */
  readonly known: boolean;
  readonly purpose: string;
  readonly attempt: (who: Visitor, phone: string, code: string) => Promise<number>;
}

const statusOf = async (answer: Promise<APIResponse>) => (await answer).status();

const signingIn: Way = {
  name: 'signing in',
  known: true,
  purpose: 'login',
  // Not by Playwright's requests, of which two hundred at once take a quarter of a minute.
  attempt: async ({ address }, phone, code) => {
    const response = await fetch(`${siteOrigin}/api/account/sign-in`, {
      method: 'POST',
      body: JSON.stringify({ area_code: 86, phone, code }),
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': address,
      },
    });
    await response.text();
    return response.status;
  },
};

const otherWays: readonly Way[] = [
  {
    name: 'registering',
    known: false,
    purpose: 'register',
    attempt: (who, phone, code) => statusOf(who.register(phone, code)),
  },
  {
    name: 'cancelling an account',
    known: true,
    purpose: 'cancel_account',
    attempt: async ({ address }, phone, code) => {
      const form = { ...kindOf('cancel-account').filled(), phone, code };
      return (await apply('cancel-account', form, { address })).status;
    },
  },
];

/** A phone whose owner asked for a code from their own address. */
async function ownerWithCode(request: APIRequestContext, { known, purpose }: Way) {
  const phone = known ? await newAccount(request) : newPhone();
  const owner = visitor(request);
  if (known) await elapse(phone, 61_000);
  expect((await owner.sendCode(phone, purpose)).status()).toBe(200);
  return { phone, owner };
}

// All ways count tries by the same function (lib/verification-codes); at night each is tried.
for (const way of isNightly ? [signingIn, ...otherWays] : [signingIn])
  test(`${way.name}: after 200 wrong codes from 50 addresses the owner's first try is right`, async ({
    request,
  }) => {
    const { phone, owner } = await ownerWithCode(request, way);
    const code = lastCode(phone);
    const otherVisitors = Array.from({ length: 50 }, () => visitor(request, newIp()));
    const statuses = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        way.attempt(otherVisitors[n % 50]!, phone, wrongCode(code, n + 1)),
      ),
    );
    expect(tally(statuses)).toEqual({ 422: 2, 429: 198 });
    // Not even with the right one.
    expect(await way.attempt(otherVisitors[0]!, phone, code)).toBe(429);
    expect(await way.attempt(owner, phone, code)).toBe(200);
  });

for (const way of otherWays)
  test(`${way.name}: a stranger stays limited, also with the right code`, async ({ request }) => {
    const { phone, owner } = await ownerWithCode(request, way);
    const code = lastCode(phone);
    for (let n = 1; n <= 2; n += 1)
      expect(await way.attempt(visitor(request), phone, wrongCode(code, n))).toBe(422);
    expect(await way.attempt(visitor(request), phone, code)).toBe(429);
    expect(await way.attempt(owner, phone, code)).toBe(200);
  });

test('a refused visitor sees how long to wait', async ({ request }) => {
  const { phone } = await ownerWithCode(request, signingIn);
  const attempt = () =>
    visitor(request).post('/api/account/sign-in', { area_code: 86, phone, code: '000000' });
  await attempt();
  await attempt();
  const refused = await attempt();
  expect(refused.status()).toBe(429);
  const seconds = Number(refused.headers()['retry-after']);
  expect(seconds).toBeGreaterThan(1_700);
  expect(seconds).toBeLessThanOrEqual(1_800);
  expect(await refused.json()).toMatchObject({ reason: 'tooOften', retryAfter: seconds });
});

test('five wrong codes of who asked kill each code, and a fresh one gives fresh tries', async ({
  request,
}) => {
  const phone = await newAccount(request);
  const owner = visitor(request);
  for (let round = 0; round < 2; round += 1) {
    await elapse(phone, 61_000);
    await owner.sendCode(phone, 'login');
    const dead = lastCode(phone);
    const reasons = [];
    for (let n = 1; n <= 12; n += 1) {
      const form = { area_code: 86, phone, code: wrongCode(dead, n) };
      const answer = await owner.post('/api/account/sign-in', form);
      reasons.push(((await answer.json()) as { reason: string }).reason);
    }
    expect(tally(reasons)).toEqual({ codeInvalid: 5, codeExpired: 5, tooOften: 2 });
    expect(await signingIn.attempt(owner, phone, dead)).toBe(429);
  }
  await elapse(phone, 61_000);
  expect((await owner.sendCode(phone, 'login')).status()).toBe(200);
  expect(await signingIn.attempt(owner, phone, lastCode(phone))).toBe(200);
});

test('joining a team: who asked by the invitation has separate tries', async ({ request }) => {
  const [phone, owner] = [newPhone(), visitor(request)];
  const token = 'invite-has-account';
  const sent = await owner.post('/api/team-invitation/code', { token, area_code: 86, phone });
  expect(sent.status()).toBe(200);
  const code = lastCode(phone);
  const join = (who: Visitor, step: number) => {
    const form = { token, area_code: 86, phone, name: '王小明', is_agreed: true };
    return statusOf(
      who.post('/api/team-invitation/join', { ...form, code: wrongCode(code, step) }),
    );
  };
  const otherVisitors = await Promise.all(
    Array.from({ length: 10 }, (_, n) => join(visitor(request), n + 1)),
  );
  expect(tally(otherVisitors)).toEqual({ 422: 2, 429: 8 });
  // Wrong on purpose: other tests look at this invitation. It is checked, not turned away.
  expect(await join(owner, 1)).toBe(422);
});

test('a form repeated with the token of the step before is no try of a code', async ({
  request,
}) => {
  const [phone, owner] = [newPhone(), visitor(request)];
  await owner.sendCode(phone, 'login');
  const unknown = await owner.post('/api/account/sign-in', {
    area_code: 86,
    phone,
    code: lastCode(phone),
  });
  expect(await unknown.json()).toMatchObject({ reason: 'phoneUnknown' });
  // Strangers have used up what is theirs for registering with this phone.
  for (let n = 0; n < 5; n += 1) await visitor(request).register(phone, '000000');
  const form = { ...registrationValues(phone), proven: true, idempotency_key: randomUUID() };
  expect((await owner.post('/api/account/register', form)).status()).toBe(200);
});
