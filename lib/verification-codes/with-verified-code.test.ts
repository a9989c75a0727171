/** Tests that a code is checked before the action that needs it (R4). The upstream is a fake, the limits are real. */
import { endpoints } from '@superbrowser/contract/endpoints';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { RequestRefusal } from '@/lib/core/http/responses/refusal';
import {
  cookiesAfter,
  responseWithCookies,
  createIp,
  noCookies,
  refusalOf,
  createPhone,
} from '@/lib/testing/embedded-site';
import type { CookieReader } from '@/lib/core/http/cookie-reader';
import type { CodeOrToken } from '@/lib/core/upstream/calls/accounts';
import { UpstreamError } from '@/lib/core/upstream/client/upstream-error';
import { withVerifiedCode } from './with-verified-code';

const mockConsume = jest.fn<Promise<string>, [{ phone: string; purpose: string; code: string }]>();
jest.mock('@/lib/core/upstream/calls/accounts', () => ({
  consumeCode: (...args: Parameters<typeof mockConsume>) => mockConsume(...args),
}));

const createRefusal = (ret: number) => new UpstreamError('ret', endpoints.verifyCode, { ret });
const createOutage = () => new UpstreamError('http', endpoints.joinTeam, { status: 500 });

beforeAll(() => Object.assign(process.env, { SESSION_KEY: 'k'.repeat(40), REDIS_URL: '' }));
beforeEach(() => {
  let serial = 0;
  mockConsume.mockReset().mockImplementation(() => Promise.resolve(`token-${(serial += 1)}`));
});
afterEach(() => jest.restoreAllMocks());

/** A visitor with their own phone, and an action that needs the code. */
function setUp() {
  const phone = { area_code: 86 as const, phone: createPhone() };
  const act = jest.fn<Promise<string>, [CodeOrToken]>(() => Promise.resolve('done'));
  const ip = createIp();
  const spend = (
    code = '123456',
    readCookie: CookieReader = noCookies,
    work: typeof withVerifiedCode = withVerifiedCode,
  ) => work({ ip, readCookie, userAgent: '' }, { purpose: 'invite_staff', phone }, code, act);
  return { phone, act, ip, spend };
}

/** The same module as another process of the site loads it, with no checked codes. */
async function importOnOtherInstance(): Promise<typeof withVerifiedCode> {
  let other = withVerifiedCode;
  await jest.isolateModulesAsync(async () => {
    other = (await import('./with-verified-code')).withVerifiedCode;
  });
  return other;
}

const cookiesOf = (refusal: RequestRefusal | null) =>
  cookiesAfter(responseWithCookies(refusal?.cookies ?? []));

it('checks the code, acts with its token, and stores nothing afterwards', async () => {
  const { phone, act, spend } = setUp();
  const { value, cookies } = await spend();
  expect(value).toBe('done');
  expect(mockConsume).toHaveBeenCalledWith({ ...phone, purpose: 'invite_staff', code: '123456' });
  expect(act.mock.calls).toEqual([[{ captcha_token: 'token-1' }]]);
  expect(cookies.join()).toMatch(/account_proof=; .*Max-Age=0/);
});

it('does nothing for a wrong code', async () => {
  const { act, spend } = setUp();
  mockConsume.mockRejectedValueOnce(createRefusal(resultCodes.codeInvalid));
  expect(await refusalOf(spend())).toMatchObject({ ret: resultCodes.codeInvalid });
  expect(act).not.toHaveBeenCalled();
  // The next try is counted as a new one.
  expect((await spend()).value).toBe('done');
});

it('passes a used-up code on unchanged: the receiver may already have the form', async () => {
  const { act, spend } = setUp();
  mockConsume.mockRejectedValueOnce(createRefusal(resultCodes.codeExpired));
  expect((await spend()).value).toBe('done');
  expect(act.mock.calls).toEqual([[{ code: '123456' }]]);
});

it('refuses a used-up code that the receiver does not know', async () => {
  const { act, spend } = setUp();
  mockConsume.mockRejectedValueOnce(createRefusal(resultCodes.codeExpired));
  act.mockRejectedValueOnce(createRefusal(resultCodes.codeExpired));
  expect(await refusalOf(spend())).toMatchObject({ ret: resultCodes.codeExpired });
});

describe('an action that fails after the check', () => {
  it.each([
    ['the upstream', createOutage(), { status: 502, code: 'busy' }],
    [
      'a full house',
      new RequestRefusal(503, 'busy', { retryAfter: 7 }),
      { status: 503, retryAfter: 7 },
    ],
  ])(
    '%s: the answer stores the token in an encrypted HttpOnly cookie',
    async (_, error, reported) => {
      const { act, spend } = setUp();
      act.mockRejectedValueOnce(error);
      const refusal = await refusalOf(spend());
      expect(refusal).toMatchObject(reported);
      expect(refusal?.cookies.join()).toMatch(/account_proof=\S+; .*Max-Age=600.*HttpOnly/);
      expect(refusal?.cookies.join()).not.toMatch(/token-1|123456/);
    },
  );

  it('can be repeated with the same code, on any instance, without another check', async () => {
    const { act, spend } = setUp();
    act.mockRejectedValueOnce(createOutage());
    const storedCookies = cookiesOf(await refusalOf(spend()));
    expect((await spend('123456', storedCookies, await importOnOtherInstance())).value).toBe(
      'done',
    );
    expect(mockConsume).toHaveBeenCalledTimes(1);
    expect(act.mock.calls.map(([proof]) => proof)).toEqual(
      Array.from({ length: 2 }, () => ({ captcha_token: 'token-1' })),
    );
  });

  it('can be repeated for this code, phone and purpose only', async () => {
    const { phone, act, ip, spend } = setUp();
    act.mockRejectedValueOnce(createOutage());
    const storedCookies = cookiesOf(await refusalOf(spend()));
    const visitor = { ip, readCookie: storedCookies, userAgent: '' };
    await spend('654321', storedCookies);
    const other = { ...phone, phone: createPhone() };
    await withVerifiedCode(visitor, { purpose: 'invite_staff', phone: other }, '123456', act);
    await withVerifiedCode(visitor, { purpose: 'cancel_account', phone }, '123456', act);
    expect(mockConsume).toHaveBeenCalledTimes(4);
  });

  it('can be repeated for ten minutes: then the code is checked again', async () => {
    const { act, spend } = setUp();
    act.mockRejectedValueOnce(createOutage());
    const storedCookies = cookiesOf(await refusalOf(spend()));
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 601_000);
    await spend('123456', storedCookies);
    expect(mockConsume).toHaveBeenCalledTimes(2);
  });

  it('forgets a used token, and the visitor is asked for another code', async () => {
    const { act, spend } = setUp();
    act.mockRejectedValueOnce(createRefusal(resultCodes.codeExpired));
    const refusal = await refusalOf(spend());
    expect(refusal).toMatchObject({
      status: 422,
      reason: 'codeExpired',
      fields: { code: 'codeExpired' },
    });
    expect(refusal?.cookies.join()).toMatch(/account_proof=; .*Max-Age=0/);
    await spend();
    expect(mockConsume).toHaveBeenCalledTimes(2);
  });
});

it('checks a form only once when it is sent twice at the same time', async () => {
  const { act, spend } = setUp();
  await Promise.all([spend(), spend()]);
  expect(mockConsume).toHaveBeenCalledTimes(1);
  expect(act.mock.calls).toEqual([[{ captcha_token: 'token-1' }], [{ captcha_token: 'token-1' }]]);
});

it('counts tries: guessing is stopped before the code is used up', async () => {
  const { act, spend } = setUp();
  mockConsume.mockImplementation(() => Promise.reject(createRefusal(resultCodes.codeInvalid)));
  const triedCodes = [];
  for (const code of ['000001', '000002', '000003', '000004'])
    triedCodes.push((await refusalOf(spend(code)))?.status);
  expect(triedCodes.at(-1)).toBe(429);
  expect(mockConsume.mock.calls.length).toBeLessThan(4);
  expect(act).not.toHaveBeenCalled();
});

it('counts tries with a right, known code too', async () => {
  const { spend } = setUp();
  await spend();
  await spend();
  expect(await refusalOf(spend())).toMatchObject({ status: 429 });
});
