/** What the site adds to the backend's rules, on the real embedded backend in memory. */
import { readFile } from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cookieReader, type CookieReader } from '@/lib/attribution/context';
import { closeDatabase } from '@/lib/backend/instance';
import { UpstreamError } from '@/lib/upstream/error';
import { readSession } from '@/lib/session/session';
import { sendCode } from '@/lib/upstream/accounts';
import { type RequestRefusal } from '@/lib/http/refusal';
import { sendWithinLimits } from './codes';
import { asSignedIn, currentAccount } from './current';
import { register, signIn } from './enter';
import { answerHandover, takeHandover } from './handover';

const dataDir = mkdtempSync(join(tmpdir(), 'accounts-'));
beforeAll(() => {
  Object.assign(process.env, {
    DATA_DIR: dataDir,
    SESSION_KEY: 'k'.repeat(40),
    CODES_PER_HOUR: '200',
    DATABASE_URL: '',
    UPSTREAM_HOST: '',
    REDIRECT_HOSTS: '',
  });
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterAll(closeDatabase);

let serial = 0;
const newPhone = () => `136${String((serial += 1)).padStart(8, '0')}`;
const newAddress = () => `192.0.2.${(serial += 1)}`;
const nobody: CookieReader = () => undefined;
const by = (cookie: CookieReader) => ({ address: newAddress(), cookie });

/** The cookies a browser holds after these answers. */
const jarOf = (...responses: Response[]): CookieReader => {
  const jar = new Map<string, string>();
  for (const line of responses.flatMap((response) => response.headers.getSetCookie())) {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = [
      pair.slice(0, pair.indexOf('=')),
      pair.slice(pair.indexOf('=') + 1),
    ];
    if (attributes.includes('Max-Age=0')) jar.delete(name);
    else jar.set(name, value);
  }
  return cookieReader([...jar].map(([name, value]) => `${name}=${value}`).join('; '));
};

async function codeFor(phone: string, purpose: 'register' | 'login'): Promise<string> {
  await sendWithinLimits(newAddress(), () =>
    sendCode({ area_code: 86, phone, channel: 'sms', purpose }),
  );
  const lines = (await readFile(join(dataDir, 'outbox', 'sms.jsonl'), 'utf8')).split('\n');
  const sent = lines.filter(Boolean).map((line) => JSON.parse(line) as Record<string, string>);
  return sent.filter((message) => message.phone === phone).at(-1)?.code ?? '';
}

const form = (phone: string) => ({
  area_code: 86 as const,
  phone,
  password: 'Tulip-kettle-92',
  username: 'seller01',
  company_name: '蓝鲸贸易',
  referral_code: undefined,
  is_agreed: true as const,
  idempotency_key: `0123456789abcdef${phone}`,
});

async function newAccount(): Promise<{ phone: string; response: Response }> {
  const phone = newPhone();
  const code = await codeFor(phone, 'register');
  return { phone, response: await register({ ...form(phone), code }, by(nobody)) };
}

const tokenOf = async (response: Response) =>
  (await readSession(jarOf(response)))?.loginToken ?? '';
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as RequestRefusal,
  );
const answerTo = (refusal: RequestRefusal | null) =>
  new Response(null, {
    headers: (refusal?.cookies ?? []).map((line): [string, string] => ['Set-Cookie', line]),
  });

describe('going over without another code (R9)', () => {
  it('an unknown phone that signed in may register with what it proved', async () => {
    const phone = newPhone();
    const code = await codeFor(phone, 'login');
    const refusal = await refusalOf(signIn({ area_code: 86, phone, code }, by(nobody)));
    expect(refusal).toMatchObject({ status: 409, reason: 'phoneUnknown' });
    const proven = jarOf(answerTo(refusal));
    const response = await register({ ...form(phone), proven: true }, by(proven));
    expect(await response.json()).toMatchObject({ signedIn: true, username: 'seller01' });
    // The proof is spent and taken back.
    expect(response.headers.getSetCookie().join()).toContain('account_proof=; Path=/; Max-Age=0');
    const again = { ...form(phone), proven: true as const, idempotency_key: 'another-key-0123456' };
    expect(await refusalOf(register(again, by(proven)))).toBeInstanceOf(UpstreamError);
  });

  it('a known phone that registered may sign in with what it proved', async () => {
    const { phone } = await newAccount();
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    const code = await codeFor(phone, 'register');
    const second = { ...form(phone), code, idempotency_key: 'another-key-0123456' };
    const refusal = await refusalOf(register(second, by(nobody)));
    expect(refusal).toMatchObject({ status: 409, reason: 'phoneRegistered' });
    const proven = jarOf(answerTo(refusal));
    const response = await signIn({ area_code: 86, phone, proven: true }, by(proven));
    expect(await response.json()).toMatchObject({ signedIn: true, companyName: '蓝鲸贸易' });
    later.mockRestore();
  });

  it('nobody without a proof, or with another phone’s', async () => {
    const phone = newPhone();
    const code = await codeFor(phone, 'login');
    const refusal = await refusalOf(signIn({ area_code: 86, phone, code }, by(nobody)));
    const proven = jarOf(answerTo(refusal));
    for (const [whose, cookie] of [
      [phone, nobody],
      [newPhone(), proven],
    ] as const)
      expect(await refusalOf(register({ ...form(whose), proven: true }, by(cookie)))).toMatchObject(
        { status: 422, reason: 'codeExpired' },
      );
  });
});

describe('handing a sign-in over (R6)', () => {
  const locationOf = (response: Response) => [response.status, response.headers.get('location')];
  const hand = (token: string, cookie = nobody, target = '/download') =>
    takeHandover(new URLSearchParams({ token, target }), 'zh-CN', by(cookie));

  it('exchanges a token for a session and leaves it nowhere', async () => {
    const token = await tokenOf((await newAccount()).response);
    const response = await hand(token);
    expect(locationOf(response)).toEqual([303, '/download']);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect([...response.headers].join()).not.toContain(token);
    expect(await tokenOf(response)).toBe(token);
  });

  it.each([
    ['no token', '', '/oauth?state=missing'],
    ['a token too long', 'x'.repeat(513), '/oauth?state=missing'],
    ['an unknown token', 'nobody-has-this', '/oauth?state=expired'],
  ])('%s gives no session', async (_, token, location) => {
    const response = await hand(token);
    expect(locationOf(response)).toEqual([303, location]);
    expect(await readSession(jarOf(response))).toBeNull();
  });

  it.each([
    ['/v6?x=1', '/v6?x=1'],
    ['https://evil.example/x', '/redirect?target=https%3A%2F%2Fevil.example%2Fx'],
    ['javascript:alert(1)', '/'],
    ['//evil.example', '/'],
    ['', '/'],
  ])('the target %s leads to %s (T1)', async (target, location) => {
    const token = await tokenOf((await newAccount()).response);
    expect(locationOf(await hand(token, nobody, target))).toEqual([303, location]);
  });

  it('asks before it replaces another account, and does what is answered', async () => {
    const [mine, theirs] = [await newAccount(), await newAccount()];
    const [own, offered] = [await tokenOf(mine.response), await tokenOf(theirs.response)];
    const asked = await hand(offered, jarOf(mine.response));
    expect(locationOf(asked)).toEqual([303, '/oauth?state=switch']);
    const waiting = jarOf(mine.response, asked);
    expect((await readSession(waiting))?.loginToken).toBe(own);
    const kept = await answerHandover('keep', 'zh-CN', by(waiting));
    expect(locationOf(kept)).toEqual([303, '/download']);
    expect((await readSession(jarOf(mine.response, asked, kept)))?.loginToken).toBe(own);
    const switched = await answerHandover('switch', 'zh-CN', by(waiting));
    const after = jarOf(mine.response, asked, switched);
    expect((await readSession(after))?.loginToken).toBe(offered);
    expect(locationOf(await answerHandover('switch', 'zh-CN', by(after)))).toEqual([
      303,
      '/oauth?state=expired',
    ]);
  });

  it('does not ask for another token of the same account', async () => {
    const { phone, response } = await newAccount();
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 122_000);
    const code = await codeFor(phone, 'login');
    const second = await tokenOf(await signIn({ area_code: 86, phone, code }, by(nobody)));
    expect(locationOf(await hand(second, jarOf(response)))).toEqual([303, '/download']);
    later.mockRestore();
  });
});

describe('reading as the signed-in account', () => {
  it('ends a session whose login token is over, in the browser too', async () => {
    const { keepOver } = await overSession();
    expect(await currentAccount(keepOver)).toMatchObject({ answer: { signedIn: false } });
    expect((await currentAccount(keepOver)).cookies.join()).toContain(
      'session=; Path=/; Max-Age=0',
    );
    const refusal = await refusalOf(asSignedIn(keepOver, readCode));
    expect(refusal).toMatchObject({ status: 401, reason: 'sessionExpired' });
    expect(refusal?.cookies.join()).toContain('session=; Path=/; Max-Age=0');
  });

  it('asks nobody without a session', async () => {
    const read = jest.fn();
    expect(await refusalOf(asSignedIn(nobody, read))).toMatchObject({ status: 401 });
    expect(read).not.toHaveBeenCalled();
  });
});

const readCode = async (token: string) =>
  (await import('@/lib/upstream/invite-activity')).getInviteCode(token);

async function overSession(): Promise<{ keepOver: CookieReader }> {
  const { startSession } = await import('@/lib/session/session');
  const headers = (await startSession('a-token-nobody-knows')).map((line): [string, string] => [
    'Set-Cookie',
    line,
  ]);
  return { keepOver: jarOf(new Response(null, { headers })) };
}

it('raises an alarm once half of an hour’s codes are asked for, and then refuses (R4)', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const alarms = () => warned.mock.calls.flat().filter((line) => String(line).includes('ALARM'));
  const send = () => sendWithinLimits(newAddress(), () => Promise.resolve(60));
  const failing = () => sendWithinLimits(newAddress(), () => Promise.reject(new Error('gateway')));
  // What could not be sent is given back.
  for (let n = 0; n < 250; n += 1) await refusalOf(failing());
  let sent = 0;
  while ((await refusalOf(send())) === null) sent += 1;
  expect(sent).toBeGreaterThan(150);
  expect(sent).toBeLessThanOrEqual(200);
  expect(alarms()).toHaveLength(1);
});
