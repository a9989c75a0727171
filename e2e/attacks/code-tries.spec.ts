/** Wrong codes from everywhere (R4): strangers guess little, and never shut the owner of a phone out. */
import { randomUUID } from 'node:crypto';
import { test, expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import {
  elapse,
  filled,
  lastCode,
  newAccount,
  newAddress,
  newPhone,
  visitor,
  wrongCode,
} from '../support/account';
import { apply, kindOf } from '../support/applications';

type Visitor = ReturnType<typeof visitor>;

/** A way to use a code: how it is asked for, tried, and how an answer tells that it was right. */
interface Way {
  readonly name: string;
  /** The phone's owner is somebody with an account. */
  readonly known: boolean;
  readonly purpose: string;
  readonly attempt: (who: Visitor, phone: string, code: string) => Promise<number>;
}

const statusOf = async (answer: Promise<APIResponse>) => (await answer).status();

const ways: readonly Way[] = [
  {
    name: 'signing in',
    known: true,
    purpose: 'login',
    attempt: (who, phone, code) =>
      statusOf(who.post('/api/account/sign-in', { area_code: 86, phone, code })),
  },
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
    attempt: async ({ address }, phone, code) =>
      (
        await apply(
          'cancel-account',
          { ...kindOf('cancel-account').filled(), phone, code },
          { address },
        )
      ).status,
  },
];

/** A phone whose owner asked for a code from an address of their own. */
async function ownerWithCode(request: APIRequestContext, { known, purpose }: Way) {
  const phone = known ? await newAccount(request) : newPhone();
  const owner = visitor(request);
  if (known) await elapse(phone, 61_000);
  expect((await owner.sendCode(phone, purpose)).status()).toBe(200);
  return { phone, owner };
}

const tally = (statuses: readonly number[]) =>
  Object.fromEntries(
    [...new Set(statuses)].sort().map((one) => [one, statuses.filter((s) => s === one).length]),
  );

for (const way of ways) {
  test(`${way.name}: 200 wrong codes from 50 addresses, and the owner's first try is right`, async ({
    request,
  }) => {
    const { phone, owner } = await ownerWithCode(request, way);
    const code = lastCode(phone);
    const strangers = Array.from({ length: 50 }, () => visitor(request, newAddress()));
    const statuses = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        way.attempt(strangers[n % 50]!, phone, wrongCode(code, n + 1)),
      ),
    );
    expect(tally(statuses)).toEqual({ 422: 2, 429: 198 });
    expect(await way.attempt(owner, phone, code)).toBe(200);
  });

  test(`${way.name}: a stranger stays limited, also with the right code`, async ({ request }) => {
    const { phone } = await ownerWithCode(request, way);
    const code = lastCode(phone);
    for (let n = 1; n <= 2; n += 1)
      expect(await way.attempt(visitor(request), phone, wrongCode(code, n))).toBe(422);
    expect(await way.attempt(visitor(request), phone, code)).toBe(429);
  });
}

test('a refused stranger is told how long to wait', async ({ request }) => {
  const { phone } = await ownerWithCode(request, ways[0]!);
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

test('a fresh code gives its owner fresh tries', async ({ request }) => {
  const [way] = ways;
  const { phone, owner } = await ownerWithCode(request, way!);
  const dead = lastCode(phone);
  const statuses = [];
  for (let n = 1; n <= 12; n += 1)
    statuses.push(await way!.attempt(owner, phone, wrongCode(dead, n)));
  expect(tally(statuses)).toEqual({ 422: 10, 429: 2 });
  await elapse(phone, 61_000);
  expect((await owner.sendCode(phone, 'login')).status()).toBe(200);
  expect(await way!.attempt(owner, phone, lastCode(phone))).toBe(200);
});

test('who asks for codes himself guesses each of them five times, as before', async ({
  request,
}) => {
  const [way] = ways;
  const phone = await newAccount(request);
  const attacker = visitor(request);
  let judged = 0;
  for (let round = 0; round < 3; round += 1) {
    await elapse(phone, 61_000);
    await attacker.sendCode(phone, 'login');
    const code = lastCode(phone);
    for (let n = 1; n <= 10; n += 1) {
      const form = { area_code: 86, phone, code: wrongCode(code, n) };
      const answer = await attacker.post('/api/account/sign-in', form);
      const { reason } = (await answer.json()) as { reason: string };
      if (reason === 'codeInvalid') judged += 1;
    }
    // Five wrong ones have killed it, for its owner too: a fresh one is needed.
    expect(await way!.attempt(attacker, phone, code)).toBe(429);
  }
  expect(judged).toBe(15);
});

test('joining a team: who asked by the invitation has tries of their own', async ({ request }) => {
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
  const strangers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => join(visitor(request), n + 1)),
  );
  expect(tally(strangers)).toEqual({ 422: 2, 429: 48 });
  // Wrong on purpose: other tests look at this invitation. It is judged, not turned away.
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
  const form = { ...filled(phone), proven: true, idempotency_key: randomUUID() };
  expect((await owner.post('/api/account/register', form)).status()).toBe(200);
});
