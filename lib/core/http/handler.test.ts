import { resultCodes } from '@superbrowser/contract/result-codes';
import { UpstreamError } from '@/lib/core/upstream/client/upstream-error';
import { errors as zh } from '@/messages/zh-CN/forms.json';
import { fields as enForms, errors as en } from '@/messages/en-US/forms.json';
import { getTestTranslations } from '@/lib/testing/translator';
import { getErrorBuffer } from '@/lib/core/log/error-buffer';
import { setLoggedPhone } from '@/lib/core/log/request-context';
import { withErrorHandling } from './handler';
import { RequestRefusal } from './responses/refusal';

jest.mock('next-intl/server', () => ({ getTranslations: jest.fn(getTestTranslations) }));

const endpoint = { method: 'POST', path: '/x', encoding: 'opaque', payloadSource: 'site' } as const;
const statusAndMessageOf = async (error: unknown, referer = 'http://localhost/') => {
  const response = await withErrorHandling(() => Promise.reject(error as Error))(
    new Request('http://localhost/api/x', { headers: { referer } }),
  );
  return [response.status, ((await response.json()) as { message: string }).message];
};

/** Log lines that are no errors. */
let reportedLines: string[];

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation((line) => void reportedLines.push(String(line)));
  reportedLines = [];
});
afterEach(() => jest.restoreAllMocks());

it.each([
  ['a timeout, zh', new UpstreamError('timeout', endpoint), undefined, [504, zh.byCode.network]],
  [
    'a timeout, en',
    new UpstreamError('timeout', endpoint),
    'http://localhost/en/v6',
    [504, en.byCode.network],
  ],
  [
    'a refusal with words, zh',
    new UpstreamError('ret', endpoint, { ret: 7, msg: '余额不足' }),
    undefined,
    [502, '余额不足'],
  ],
  [
    'a refusal with words, en',
    new UpstreamError('ret', endpoint, { ret: 7, msg: '余额不足' }),
    'http://localhost/en',
    [502, en.byCode.unknown],
  ],
  ['a bug', new Error('secret stack'), undefined, [500, zh.byCode.unknown]],
  ['something odd', 'text', undefined, [500, zh.byCode.unknown]],
])('%s', async (_, error, referer, expected) =>
  expect(await statusAndMessageOf(error, referer)).toEqual(expected),
);

it('passes a successful response through unchanged', async () => {
  const response = new Response('ok');
  expect(
    await withErrorHandling(() => Promise.resolve(response))(new Request('http://localhost/')),
  ).toBe(response);
});

describe('result codes that mean a mistake in the request (R5)', () => {
  const statusAndBodyOf = async (ret: number, data: unknown = null) => {
    const error = new UpstreamError('ret', endpoint, { ret, msg: '上游的话', data });
    const response = await withErrorHandling(() => Promise.reject(error))(
      new Request('http://localhost/api/x', { headers: { 'content-language': 'en-US' } }),
    );
    return [response.status, await response.json()] as [number, Record<string, unknown>];
  };

  it.each([
    [resultCodes.codeInvalid, 422, 'codeInvalid', 'code'],
    [resultCodes.codeExpired, 422, 'codeExpired', 'code'],
    [resultCodes.phoneInvalid, 422, 'phoneInvalid', 'phone'],
    [resultCodes.phoneRegistered, 409, 'phoneRegistered', 'phone'],
    [resultCodes.phoneUnknown, 409, 'phoneUnknown', 'phone'],
    [resultCodes.referralInvalid, 409, 'referralInvalid', 'referral_code'],
  ] as const)(
    "%d: status %d, with the upstream's message at its field",
    async (ret, status, reason, field) => {
      const message = en.byCode[reason];
      expect(await statusAndBodyOf(ret)).toEqual([
        status,
        { message, reason, fields: { [field]: message } },
      ]);
      expect(console.error).not.toHaveBeenCalled();
    },
  );

  it('10021 names the seconds of the upstream, a minute where it names none', async () => {
    expect(await statusAndBodyOf(resultCodes.tooOften, { retry_after: 17 })).toEqual([
      429,
      { message: expect.stringContaining('17') as string, reason: 'tooOften', retryAfter: 17 },
    ]);
    expect((await statusAndBodyOf(resultCodes.tooOften, { retry_after: 'soon' }))[1]).toMatchObject(
      {
        retryAfter: 60,
      },
    );
    const day = (await statusAndBodyOf(resultCodes.tooOften, { retry_after: 86_400 }))[1];
    expect(day).toMatchObject({ message: 'Too many attempts. Please try again in 24 hours.' });
    const hour = (await statusAndBodyOf(resultCodes.tooOften, { retry_after: 6_001 }))[1];
    expect(hour.message).toContain(' 2 hours.');
  });

  it('10023 shows a message at each field, a general one for an unknown code', async () => {
    const codes = { username: 'userName', company_name: 'allDigits', color: '<b>blue</b>' };
    expect(await statusAndBodyOf(resultCodes.fieldsInvalid, codes)).toMatchObject([
      422,
      {
        reason: 'fieldsInvalid',
        fields: {
          username: enForms.errors.userName,
          company_name: enForms.errors.allDigits,
          color: enForms.errors.other,
        },
      },
    ]);
  });

  it.each([
    [resultCodes.invitationInvalid, 410, 'invitationInvalid'],
    [resultCodes.sessionExpired, 401, 'sessionExpired'],
    [resultCodes.keyReused, 409, 'keyReused'],
    [12345, 502, 'other'],
  ])('%d: status %d, without a field', async (ret, status, reason) => {
    const [responseStatus, body] = await statusAndBodyOf(ret, { code: 'x' });
    expect([responseStatus, body.reason, body.fields]).toEqual([status, reason, undefined]);
  });
});

describe('several bundles with a copy of each error class', () => {
  it('recognize what another copy threw', async () => {
    jest.resetModules();
    const { UpstreamError: Other } = await import('@/lib/core/upstream/client/upstream-error');
    const { RequestRefusal: OtherRefusal } = await import('./responses/refusal');
    expect(Other).not.toBe(UpstreamError);
    expect(await statusAndMessageOf(new Other('timeout', endpoint))).toEqual([
      504,
      zh.byCode.network,
    ]);
    const refusal = new OtherRefusal(413, 'tooLarge');
    expect(await statusAndMessageOf(refusal)).toEqual([413, zh.byCode.tooLarge]);
    expect(new Error('plain') instanceof UpstreamError).toBe(false);
    expect({ name: 'UpstreamError' } instanceof UpstreamError).toBe(false);
  });
});

it('logs where and why, never request or response data', async () => {
  const cause = new Error('socket hang up');
  const data = { captcha_token: 'a-secret' };
  await statusAndMessageOf(new UpstreamError('schema', endpoint, { ret: 7, data, cause }));
  expect(jest.mocked(console.error).mock.calls).toEqual([
    ['[handler] failed request=- route=GET /api/x: POST /x: schema 7, caused by socket hang up'],
  ]);
});

it('logs an unexpected error with its stack and that of its cause', async () => {
  await statusAndMessageOf(new Error('broken', { cause: new Error('deeper') }));
  const [trace] = jest.mocked(console.error).mock.calls[0] as [string];
  expect(trace).toMatch(/: Error: broken\n +at /);
  expect(trace).toMatch(/\ncaused by Error: deeper\n +at /);
});

it.each([
  ['an upstream that cannot just now', new UpstreamError('http', endpoint, { status: 503 })],
  [
    'an upstream under maintenance',
    new UpstreamError('busy', { ...endpoint, encoding: 'encrypted' }),
  ],
])('%s gets a 503 with Retry-After', async (_, error) => {
  const response = await withErrorHandling(() => Promise.reject(error))(
    new Request('http://localhost/api/x'),
  );
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
});

describe('a visitor who asks support about a failure', () => {
  const id = '4f9c2a1b-0000-4000-8000-000000000000';
  const bodyFor = async (error: unknown, language: string) => {
    const headers = { 'x-request-id': id, 'content-language': language };
    const response = await withErrorHandling(() => Promise.reject(error as Error))(
      new Request('http://localhost/api/x', { headers }),
    );
    return (await response.json()) as { message: string; request?: string };
  };

  it.each([
    ['zh-CN', `${zh.byCode.unknown}（请求编号 4f9c2a1b）`],
    ['en-US', `${en.byCode.unknown} (request 4f9c2a1b)`],
  ])('can name the request, %s', async (language, message) =>
    expect(await bodyFor(new Error('broken'), language)).toMatchObject({
      message,
      request: '4f9c2a1b',
    }),
  );

  it('gets no request number where the input can be corrected', async () => {
    const { message, request } = await bodyFor(new RequestRefusal(422, 'malformed'), 'en-US');
    expect([message, request]).toEqual([en.byCode.malformed, undefined]);
  });
});

it('logs a refusal by its code, with the request and the masked phone', async () => {
  const request = new Request('http://localhost/api/x?phone=13812345678', {
    headers: { 'x-request-id': 'an-id' },
  });
  await withErrorHandling(async () => {
    setLoggedPhone('138 1234 5678');
    throw new RequestRefusal(429, 'tooOften');
  })(request);
  expect(reportedLines).toEqual([
    '[handler] refused request=an-id route=GET /api/x phone=138****5678 code=tooOften status=429',
  ]);
});

it('logs a limited number of refusals a minute, and how many it left out', async () => {
  jest.useFakeTimers({ now: Date.now() + 3_600_000, doNotFake: ['nextTick', 'queueMicrotask'] });
  const refuse = () => statusAndMessageOf(new RequestRefusal(429, 'tooOften'));
  for (let n = 0; n < 130; n += 1) await refuse();
  expect(reportedLines).toHaveLength(100);
  jest.advanceTimersByTime(60_000);
  await refuse();
  const lines = reportedLines.slice(100);
  expect(lines[0]).toMatch(/not listed .*more=30/);
  expect(lines[1]).toMatch(/refused .*code=tooOften/);
  jest.useRealTimers();
});

it.each([
  ['a failure', new Error('broken'), [{ message: 'failed', request_id: 'an-id' }]],
  [
    'a crowd: the visitor sees the id',
    new RequestRefusal(503, 'busy'),
    [{ message: 'refused', code: 'busy', request_id: 'an-id', route: 'GET /api/x' }],
  ],
  ['nothing the visitor can do something about', new RequestRefusal(429, 'tooOften'), []],
])('records in the error buffer: %s', async (_, error, lines) => {
  getErrorBuffer().take();
  const headers = { 'x-request-id': 'an-id' };
  await withErrorHandling(() => Promise.reject(error))(
    new Request('http://localhost/api/x', { headers }),
  );
  expect(getErrorBuffer().take()).toMatchObject(lines);
});
