/** Verification codes (R4): how often they are sent, and how many wrong tries are allowed. */
import { randomUUID } from 'node:crypto';
import { test, expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import {
  makeLastCodeOlder,
  registrationValues,
  readLastCode,
  readMessagesTo,
  registerNewAccount,
  createIp,
  createPhone,
  createVisitor,
  wrongCode,
} from '../support/visitors/visitor';
import { sendApplication, describeKindOfSlug } from '../support/applications/send-application';
import { isNightly } from '../support/nightly';
import { startOwnSite } from '../support/servers/own-site';
import { siteOrigin } from '../support/servers/ports-and-folders';

type Visitor = ReturnType<typeof createVisitor>;

const tally = (names: readonly (string | number)[]) =>
  Object.fromEntries(
    [...new Set(names)]
      .sort()
      .map((uniqueName) => [uniqueName, names.filter((name) => name === uniqueName).length]),
  );

test.describe('codes are sent', () => {
  test('once a minute to a phone, however it is written', async ({ request }) => {
    const phone = createPhone();
    const spellings = [
      `+86 ${phone}`,
      `0086${phone}`,
      `86-${phone}`,
      phone.replace(/(\d{3})(\d{4})/, '$1 $2 '),
      phone.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
    ];
    const firstResponse = await createVisitor(request).sendCode(phone);
    expect(firstResponse.status()).toBe(200);
    const { resendAt, now } = (await firstResponse.json()) as { resendAt: number; now: number };
    expect(resendAt - now).toBe(60_000);
    for (const spelling of spellings) {
      const secondResponse = await createVisitor(request).sendCode(spelling);
      expect(secondResponse.status(), spelling).toBe(429);
      const seconds = Number(secondResponse.headers()['retry-after']);
      expect(seconds).toBeGreaterThan(30);
      expect(seconds).toBeLessThanOrEqual(60);
      expect(await secondResponse.json()).toMatchObject({
        reason: 'tooOften',
        retryAfter: seconds,
      });
    }
    expect(readMessagesTo(phone)).toHaveLength(1);
  });

  test('thirty an hour to one IP, and a forged one changes nothing', async ({ request }) => {
    const ip = createIp();
    for (let n = 0; n < 30; n += 1)
      expect((await createVisitor(request, ip).sendCode(createPhone())).status()).toBe(200);
    const extraResponse = await createVisitor(request, ip).sendCode(createPhone());
    expect(extraResponse.status()).toBe(429);
    expect(Number(extraResponse.headers()['retry-after'])).toBeGreaterThan(3_000);
    // What is in front of the trusted proxy's own entry may be written by a visitor.
    const forgedResponse = await createVisitor(request, `203.0.113.7, ${ip}`).sendCode(
      createPhone(),
    );
    expect(forgedResponse.status()).toBe(429);
    expect((await createVisitor(request, createIp()).sendCode(createPhone())).status()).toBe(200);
  });

  test('where no proxy is trusted, thirty to all visitors behind one together', async ({
    request,
  }) => {
    const site = await startOwnSite({ TRUSTED_PROXIES: '' });
    const responses = [];
    for (let n = 0; n < 31; n += 1)
      responses.push(
        (await createVisitor(request, createIp(), site.origin).sendCode(createPhone())).status(),
      );
    await site.kill();
    expect(responses.slice(0, 30)).not.toContain(429);
    expect(responses.at(-1)).toBe(429);
  });

  test('to known and unknown phones alike', async ({ request }) => {
    const knownPhone = await registerNewAccount(request);
    const unknownPhone = createPhone();
    const readShape = async (phone: string, purpose: string) => {
      const response = await createVisitor(request).sendCode(phone, purpose);
      return [response.status(), Object.keys((await response.json()) as object)];
    };
    // The known phone got its code within this minute, so the request for the other phone must be refused alike.
    await createVisitor(request).sendCode(unknownPhone);
    expect(await readShape(knownPhone, 'login')).toEqual(await readShape(unknownPhone, 'login'));
    const [newPhoneNumber, otherPhone] = [createPhone(), createPhone()];
    expect(await readShape(newPhoneNumber, 'login')).toEqual(
      await readShape(otherPhone, 'register'),
    );
  });
});

test('a code for one purpose is invalid for another, and works once', async ({ request }) => {
  const [visitor, phone] = [createVisitor(request), createPhone()];
  await visitor.sendCode(phone, 'login');
  const code = readLastCode(phone);
  expect((await visitor.register(phone, code)).status()).toBe(422);
  const signIn = () => visitor.post('/api/account/sign-in', { area_code: 86, phone, code });
  expect(await (await signIn()).json()).toMatchObject({ reason: 'phoneUnknown' });
  expect(await (await signIn()).json()).toMatchObject({ reason: 'codeExpired' });
});

// A hundred at once are tested in packages/backend/testing/suites/verification-code-suite.ts.
test('thirty guesses at once count as thirty', async ({ request }) => {
  const [visitor, phone] = [createVisitor(request), createPhone()];
  await visitor.sendCode(phone);
  const code = readLastCode(phone);
  const guesses = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      // All tries come from the IP that requested the code; tries from elsewhere would not be checked.
      visitor.register(phone, wrongCode(code, n + 1)),
    ),
  );
  const reasons = guesses.map(async (guess) => ((await guess.json()) as { reason: string }).reason);
  // Five wrong tries invalidate the code; from the eleventh on they are not checked any more.
  expect(tally(await Promise.all(reasons))).toEqual({
    codeInvalid: 5,
    codeExpired: 5,
    tooOften: 20,
  });
  expect((await visitor.register(phone, code)).status()).toBe(429);
});

/** A use of a code: how it is requested and tried, and which answer means that it was right. */
interface CodeUse {
  readonly name: string;
  /** Whether the phone's owner has an account. */
  readonly hasAccount: boolean;
  readonly purpose: string;
  readonly attempt: (visitor: Visitor, phone: string, code: string) => Promise<number>;
}

const statusOf = async (response: Promise<APIResponse>) => (await response).status();

const signingIn: CodeUse = {
  name: 'signing in',
  hasAccount: true,
  purpose: 'login',
  // Playwright's own requests are too slow: two hundred at once take a quarter of a minute.
  attempt: async ({ ip }, phone, code) => {
    const response = await fetch(`${siteOrigin}/api/account/sign-in`, {
      method: 'POST',
      body: JSON.stringify({ area_code: 86, phone, code }),
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': ip,
      },
    });
    await response.text();
    return response.status;
  },
};

const otherUses: readonly CodeUse[] = [
  {
    name: 'registering',
    hasAccount: false,
    purpose: 'register',
    attempt: (visitor, phone, code) => statusOf(visitor.register(phone, code)),
  },
  {
    name: 'canceling an account',
    hasAccount: true,
    purpose: 'cancel_account',
    attempt: async ({ ip }, phone, code) => {
      const form = { ...describeKindOfSlug('cancel-account').requiredValues(), phone, code };
      return (await sendApplication('cancel-account', form, { ip })).status;
    },
  },
];

/** A phone whose owner requested a code from an IP of their own. */
async function createOwnerWithCode(request: APIRequestContext, { hasAccount, purpose }: CodeUse) {
  const phone = hasAccount ? await registerNewAccount(request) : createPhone();
  const owner = createVisitor(request);
  if (hasAccount) await makeLastCodeOlder(phone, 61_000);
  expect((await owner.sendCode(phone, purpose)).status()).toBe(200);
  return { phone, owner };
}

// All uses count tries with the same function (lib/verification-codes); at night each use is tested.
for (const use of isNightly ? [signingIn, ...otherUses] : [signingIn])
  test(`${use.name}: after 200 wrong codes from 50 addresses the owner's first try is right`, async ({
    request,
  }) => {
    const { phone, owner } = await createOwnerWithCode(request, use);
    const code = readLastCode(phone);
    // Not random, so that none of them is the owner's IP.
    const otherVisitors = Array.from({ length: 50 }, (_, n) =>
      createVisitor(request, `100.64.0.${n + 1}`),
    );
    const statuses = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        use.attempt(otherVisitors[n % 50]!, phone, wrongCode(code, n + 1)),
      ),
    );
    expect(tally(statuses)).toEqual({ 422: 2, 429: 198 });
    // A stranger is refused even with the right code.
    expect(await use.attempt(otherVisitors[0]!, phone, code)).toBe(429);
    expect(await use.attempt(owner, phone, code)).toBe(200);
  });

for (const use of otherUses)
  test(`${use.name}: a stranger stays limited, even with the right code`, async ({ request }) => {
    const { phone, owner } = await createOwnerWithCode(request, use);
    const code = readLastCode(phone);
    for (let n = 1; n <= 2; n += 1)
      expect(await use.attempt(createVisitor(request), phone, wrongCode(code, n))).toBe(422);
    expect(await use.attempt(createVisitor(request), phone, code)).toBe(429);
    expect(await use.attempt(owner, phone, code)).toBe(200);
  });

test('a refused visitor sees how long to wait', async ({ request }) => {
  const { phone } = await createOwnerWithCode(request, signingIn);
  const attempt = () =>
    createVisitor(request).post('/api/account/sign-in', { area_code: 86, phone, code: '000000' });
  await attempt();
  await attempt();
  const refusal = await attempt();
  expect(refusal.status()).toBe(429);
  const seconds = Number(refusal.headers()['retry-after']);
  expect(seconds).toBeGreaterThan(1_700);
  expect(seconds).toBeLessThanOrEqual(1_800);
  expect(await refusal.json()).toMatchObject({ reason: 'tooOften', retryAfter: seconds });
});

test('five wrong tries of the owner invalidate each code, and a new one gives new tries', async ({
  request,
}) => {
  const phone = await registerNewAccount(request);
  const owner = createVisitor(request);
  for (let round = 0; round < 2; round += 1) {
    await makeLastCodeOlder(phone, 61_000);
    await owner.sendCode(phone, 'login');
    const usedUpCode = readLastCode(phone);
    const reasons = [];
    for (let n = 1; n <= 12; n += 1) {
      const form = { area_code: 86, phone, code: wrongCode(usedUpCode, n) };
      const response = await owner.post('/api/account/sign-in', form);
      reasons.push(((await response.json()) as { reason: string }).reason);
    }
    expect(tally(reasons)).toEqual({ codeInvalid: 5, codeExpired: 5, tooOften: 2 });
    expect(await signingIn.attempt(owner, phone, usedUpCode)).toBe(429);
  }
  await makeLastCodeOlder(phone, 61_000);
  expect((await owner.sendCode(phone, 'login')).status()).toBe(200);
  expect(await signingIn.attempt(owner, phone, readLastCode(phone))).toBe(200);
});

test('joining a team: tries of the invited person are counted separately', async ({ request }) => {
  const [phone, owner] = [createPhone(), createVisitor(request)];
  const token = 'invite-has-account';
  const codeResponse = await owner.post('/api/team-invitation/code', {
    token,
    area_code: 86,
    phone,
  });
  expect(codeResponse.status()).toBe(200);
  const code = readLastCode(phone);
  const join = (visitor: Visitor, step: number) => {
    const form = { token, area_code: 86, phone, name: '王小明', is_agreed: true };
    return statusOf(
      visitor.post('/api/team-invitation/join', { ...form, code: wrongCode(code, step) }),
    );
  };
  const otherVisitors = await Promise.all(
    Array.from({ length: 10 }, (_, n) => join(createVisitor(request), n + 1)),
  );
  expect(tally(otherVisitors)).toEqual({ 422: 2, 429: 8 });
  // The code is wrong on purpose, because other tests use this invitation. It is checked, not refused for too many
  // tries.
  expect(await join(owner, 1)).toBe(422);
});

test('repeating a form with the token of a checked code does not count as a try', async ({
  request,
}) => {
  const [phone, owner] = [createPhone(), createVisitor(request)];
  await owner.sendCode(phone, 'login');
  const response = await owner.post('/api/account/sign-in', {
    area_code: 86,
    phone,
    code: readLastCode(phone),
  });
  expect(await response.json()).toMatchObject({ reason: 'phoneUnknown' });
  // Strangers have used up their tries for registering with this phone.
  for (let n = 0; n < 5; n += 1) await createVisitor(request).register(phone, '000000');
  const form = { ...registrationValues(phone), proven: true, idempotency_key: randomUUID() };
  expect((await owner.post('/api/account/register', form)).status()).toBe(200);
});
