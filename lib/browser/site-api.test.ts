/** @jest-environment jsdom */
import { postToApi, fetchServerTime } from './site-api';

type FakeResponse = { status: number; json: () => Promise<unknown> } | Error;

function respond(fakeResponse: FakeResponse) {
  const request = jest.fn((_path: string, _init?: RequestInit) =>
    fakeResponse instanceof Error
      ? Promise.reject(fakeResponse)
      : Promise.resolve({ ...fakeResponse, ok: fakeResponse.status < 400 }),
  );
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    writable: true,
    value: request,
  });
  return request;
}

const json = (status: number, body: unknown) => ({ status, json: () => Promise.resolve(body) });
const unreadable = (status: number) => ({ status, json: () => Promise.reject(new SyntaxError()) });

afterEach(() => jest.useRealTimers());

describe('postToApi', () => {
  it('sends JSON and the language of the page', async () => {
    const request = respond(json(200, {}));
    await postToApi('/api/x', { a: 1 }, 'en-US');
    expect(request).toHaveBeenCalledWith(
      '/api/x',
      expect.objectContaining({
        method: 'POST',
        body: '{"a":1}',
        headers: { 'Content-Type': 'application/json', 'Content-Language': 'en-US' },
      }),
    );
  });

  const refusal = { message: 'no', reason: 'other' };
  it.each<[string, FakeResponse, object]>([
    ['data', json(200, { a: 1 }), { ok: true, data: { a: 1 } }],
    ['nothing', unreadable(204), { ok: true, data: undefined }],
    ['a refusal', json(409, refusal), { ok: false, kind: 'refused', refusal }],
    ['an error page', unreadable(502), { ok: false, kind: 'undecodable' }],
    ['an error of another server', json(502, { error: 'x' }), { ok: false, kind: 'undecodable' }],
    [
      'a refusal without words',
      json(400, { ...refusal, message: '' }),
      { ok: false, kind: 'undecodable' },
    ],
    ['a good answer cut off', unreadable(200), { ok: false, kind: 'undecodable' }],
    ['no network', new TypeError('offline'), { ok: false, kind: 'network' }],
  ])('returns %s', async (_, given, response) => {
    respond(given);
    expect(await postToApi('/api/x', {}, 'zh-CN')).toEqual(response);
  });

  it('gives up after 30 s', async () => {
    jest.useFakeTimers();
    Object.defineProperty(globalThis, 'fetch', {
      configurable: true,
      value: (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new Error())),
        ),
    });
    const response = postToApi('/api/x', {}, 'zh-CN');
    await jest.advanceTimersByTimeAsync(40_000);
    expect(await response).toEqual({ ok: false, kind: 'network' });
  });
});

describe('fetchServerTime (D4)', () => {
  it('is the server’s clock', async () => {
    respond(json(200, { timestamp: 5 }));
    expect(await fetchServerTime()).toBe(5);
  });

  it.each<[string, FakeResponse]>([
    ['offline', new Error()],
    ['after nonsense', json(200, { timestamp: '5' })],
    ['after null', json(200, null)],
  ])('is this machine’s clock %s', async (_, given) => {
    jest.useFakeTimers({ now: 777 });
    respond(given);
    expect(await fetchServerTime()).toBe(777);
  });
});
