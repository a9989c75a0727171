import * as z from 'zod/mini';
import { fields as zhForms, errors as zh } from '@/messages/zh-CN/forms.json';
import { errors as en } from '@/messages/en-US/forms.json';
import { getTestTranslations } from '@/lib/testing/translator';
import { RequestRefusal } from './responses/refusal';
import { createWriteHandler } from './write-handler';

jest.mock('next-intl/server', () => ({ getTranslations: jest.fn(getTestTranslations) }));

process.env.SESSION_KEY = 'a key for these tests alone, 32 or more';

const act = jest.fn(() => Promise.resolve(Response.json({ done: true })));
const schema = z.object({
  name: z.string({ error: 'required' }).check(z.maxLength(5, { error: 'tooLong' })),
});
const handler = createWriteHandler(schema, act);

const ownHeaders = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const send = async (body: BodyInit, headers: Record<string, string> = ownHeaders, to = handler) => {
  const response = await to(
    new Request('http://localhost:3000/api/x', { method: 'POST', body, headers }),
  );
  return [response.status, await response.json()] as const;
};
beforeEach(() => act.mockClear());

it('accepts a valid write, without the unknown keys', async () => {
  const body = '{"name":"abc","role":"admin","__proto__":{"role":"admin"}}';
  expect(
    await send(body, { ...ownHeaders, 'x-client-ip': '1.2.3.4', 'user-agent': 'Agent/1' }),
  ).toEqual([200, { done: true }]);
  expect(act).toHaveBeenCalledWith(
    { name: 'abc' },
    { ip: '1.2.3.4', readCookie: expect.any(Function) as unknown, userAgent: 'Agent/1' },
  );
});

const json = { 'content-type': 'application/json' };
it.each([
  ['another site', { ...json, 'sec-fetch-site': 'cross-site' }],
  ['a sibling site', { ...json, 'sec-fetch-site': 'same-site' }],
  ['no page at all', { ...json, 'sec-fetch-site': 'none' }],
  ['another origin', { ...json, origin: 'https://evil.example' }],
  ['a sandboxed frame', { ...json, origin: 'null' }],
  ['an unknown origin', json],
])('refuses a write from %s', async (_, headers) => {
  expect(await send('{"name":"abc"}', headers)).toEqual([
    403,
    { message: zh.byCode.foreignOrigin, reason: 'other' },
  ]);
  expect(act).not.toHaveBeenCalled();
});

const bigBody = `{"name":"${'a'.repeat(64 * 1024)}"}`;
it.each([
  [
    'a form',
    'name=abc',
    { ...ownHeaders, 'content-type': 'application/x-www-form-urlencoded' },
    415,
  ],
  ['text', '{"name":"abc"}', { ...ownHeaders, 'content-type': 'text/plain' }, 415],
  ['no type', '{"name":"abc"}', { ...ownHeaders, 'content-type': '' }, 415],
  [
    'a type that only looks like it',
    '{}',
    { ...ownHeaders, 'content-type': 'application/jsonx' },
    415,
  ],
  ['half a JSON', '{"name":', ownHeaders, 400],
  ['an array', '[]', ownHeaders, 400],
  ['null', 'null', ownHeaders, 400],
  ['a text', '"abc"', ownHeaders, 400],
  ['nothing', '', ownHeaders, 400],
  ['60 KB of brackets', `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, ownHeaders, 400],
  ['too much', bigBody, ownHeaders, 413],
  ['too much, said beforehand', '{}', { ...ownHeaders, 'content-length': '70000' }, 413],
])('refuses %s', async (_, body, headers, status) => {
  expect((await send(body, headers))[0]).toBe(status);
  expect(act).not.toHaveBeenCalled();
});

it('refuses bytes that are no UTF-8 text', async () => {
  const bytes = new Uint8Array([...Buffer.from('{"name":"'), 0xff, ...Buffer.from('"}')]);
  expect((await send(bytes))[0]).toBe(400);
});

it('stops reading an endless body', async () => {
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(16 * 1024));
    },
  });
  const request = new Request('http://localhost:3000/api/x', {
    method: 'POST',
    headers: ownHeaders,
    body: endless,
    duplex: 'half',
  } as RequestInit);
  expect((await handler(request)).status).toBe(413);
  await new Promise((resolve) => setImmediate(resolve));
  // Only bytes that are already on their way are discarded, so that the connection is free for the next request.
  expect(pulled).toBeLessThan(300);
  const pulledBefore = pulled;
  await new Promise((resolve) => setImmediate(resolve));
  expect(pulled).toBe(pulledBefore);
});

it.each([
  ['{}', zhForms.errors.required],
  ['{"name":["a"]}', zhForms.errors.required],
  ['{"name":"abcdef"}', zhForms.errors.tooLong],
])('names the invalid field: %s', async (body, text) => {
  expect(await send(body)).toEqual([
    422,
    { message: zh.byCode.fieldsInvalid, reason: 'fieldsInvalid', fields: { name: text } },
  ]);
});

it('responds in the language the page names, whatever the referrer', async () => {
  const headers = { ...ownHeaders, 'content-language': 'en-US', referer: 'http://localhost:3000/' };
  expect((await send('{}', headers))[1]).toMatchObject({ message: en.byCode.fieldsInvalid });
});

it('names the seconds to wait in body and header, and sends the cookies of a refusal', async () => {
  const busyHandler = createWriteHandler(schema, () =>
    Promise.reject(
      new RequestRefusal(429, 'tooOften', {
        reason: 'tooOften',
        retryAfter: 42,
        cookies: ['a=1', 'b=2'],
      }),
    ),
  );
  const response = await busyHandler(
    new Request('http://localhost:3000/api/x', {
      method: 'POST',
      body: '{"name":"abc"}',
      headers: ownHeaders,
    }),
  );
  expect(response.headers.get('retry-after')).toBe('42');
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await response.json()).toEqual({
    message: '操作过于频繁，请 42 秒后再试',
    reason: 'tooOften',
    retryAfter: 42,
  });
});

/** A write whose body is sent only when the test triggers it. */
function sendSlowly(ip: string) {
  let push: (text: string) => void = () => undefined;
  let requested = false;
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        push = (text) => {
          controller.enqueue(new TextEncoder().encode(text));
          controller.close();
        };
      },
      pull: () => void (requested = true),
    },
    { highWaterMark: 0 },
  );
  const headers = { ...ownHeaders, 'x-client-ip': ip };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const response = handler(new Request('http://localhost:3000/api/x', init));
  return { response, wasAsked: () => requested, finish: () => push('{"name":"abc"}') };
}

it('counts a write by its IP before it reads its body', async () => {
  const ip = '198.18.60.1';
  for (let n = 0; n < 600; n += 1)
    expect((await send('{}', { ...ownHeaders, 'x-client-ip': ip }))[0]).toBe(422);
  const late = sendSlowly(ip);
  const response = await late.response;
  expect([response.status, late.wasAsked()]).toEqual([429, false]);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  const other = sendSlowly('198.18.60.2');
  other.finish();
  expect((await other.response).status).toBe(200);
});

it('does not count writes from other sites', async () => {
  const headers = { ...json, 'sec-fetch-site': 'cross-site', 'x-client-ip': '198.18.60.3' };
  for (let n = 0; n < 601; n += 1) expect((await send('{}', headers))[0]).toBe(403);
  expect((await send('{}', { ...headers, 'sec-fetch-site': 'same-origin' }))[0]).toBe(422);
});

describe('bodies that do not arrive', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const settle = () => jest.advanceTimersByTimeAsync(0);
  const statuses = (responses: readonly { response: Promise<Response> }[]) =>
    Promise.all(responses.map(async ({ response }) => (await response).status));

  it('are given up after fifteen seconds, and free their slots', async () => {
    const slowRequests = [sendSlowly('198.18.61.1'), sendSlowly('198.18.61.2')];
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await statuses(slowRequests)).toEqual([408, 408]);
  });

  it('take at most sixteen slots for each IP and leave the others free', async () => {
    const slowRequests = Array.from({ length: 16 }, () => sendSlowly('198.18.62.1'));
    await settle();
    const seventeenth = sendSlowly('198.18.62.1');
    const other = sendSlowly('198.18.62.2');
    other.finish();
    expect((await other.response).status).toBe(200);
    await jest.advanceTimersByTimeAsync(3_000);
    const refused = await seventeenth.response;
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3']);
    expect(seventeenth.wasAsked()).toBe(false);
    for (const { finish } of slowRequests) finish();
    expect(new Set(await statuses(slowRequests))).toEqual(new Set([200]));
  });

  it('take at most sixty-four slots altogether', async () => {
    const slowRequests = Array.from({ length: 64 }, (_, n) => sendSlowly(`198.18.63.${n % 8}`));
    await settle();
    const waiting = sendSlowly('198.18.64.1');
    const refused = sendSlowly('198.18.64.2');
    waiting.finish();
    await settle();
    slowRequests[0]?.finish();
    expect((await waiting.response).status).toBe(200);
    slowRequests[1]?.finish();
    refused.finish();
    expect((await refused.response).status).toBe(200);
    for (const { finish } of slowRequests.slice(2)) finish();
    expect(new Set(await statuses(slowRequests))).toEqual(new Set([200]));
  });
});
