import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { sent } from '../test-answer';
import { keptAnswer, sendKept, takeWishes, type KeptAnswer, type Wishes } from './kept-answer';

/** An answer a handler has made. */
function made(headers: OutgoingHttpHeaders, body = 'text', before?: KeptAnswer): KeptAnswer {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value);
  return keptAnswer(response, Buffer.from(body), { before });
}

const none: Wishes = { accepted: undefined, knownTags: undefined, knownSince: undefined };

/** What a visitor gets: status, and headers by their names in small letters. */
async function given(answer: KeptAnswer, wishes: Partial<Wishes>, extra?: OutgoingHttpHeaders) {
  const text = await sent((_, response) => {
    // As a layer before has begun it.
    response.setHeader('X-Request-Id', 'own');
    void sendKept({ ...none, ...wishes }, response, answer, extra);
  });
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^(.*?): (.*)$/.exec(line) ?? [];
    headers[name.toLowerCase()] = [headers[name.toLowerCase()], value].filter(Boolean).join(' | ');
  }
  return { status: Number(first.split(' ')[1]), first, headers, body };
}

it('keeps what belongs to the page, and nothing of the one answer it was taken from', () => {
  const { headers } = made({
    'Content-Type': 'text/html',
    'Content-Security-Policy': "default-src 'none'",
    'Cache-Control': 's-maxage=60',
    'X-Request-Id': 'of-the-first',
    'Content-Length': 4,
    'Content-Encoding': 'gzip',
    ETag: '"tag"',
    Connection: 'close',
    Date: 'Mon, 06 Jul 2026 00:00:00 GMT',
    'Accept-Ranges': 'bytes',
  });
  expect(headers).toEqual({
    'content-type': 'text/html',
    'content-security-policy': "default-src 'none'",
    'cache-control': 's-maxage=60',
    vary: 'Accept-Encoding',
  });
});

it.each([
  [undefined, 'Accept-Encoding'],
  ['rsc, next-url', 'rsc, next-url, Accept-Encoding'],
  ['accept-encoding, rsc', 'accept-encoding, rsc'],
])('of Vary %j makes %j', (vary, kept) => expect(made({ Vary: vary }).headers['vary']).toBe(kept));

it.each([
  ['"tag"', 'W/"tag"'],
  ['W/"tag"', 'W/"tag"'],
])('has for the tag %s one for all encodings: %s', (tag, weak) =>
  expect(made({ ETag: tag }).etag).toBe(weak),
);

describe('the bodies of the answer before', () => {
  const before = made({ ETag: '"1"' }, 'one');
  it.each([
    ['stay under the same tag', made({ ETag: 'W/"1"' }, 'one', before), true],
    ['go under another', made({ ETag: '"2"' }, 'two', before), false],
  ])('%s', (_, after, same) => expect(after.bodies === before.bodies).toBe(same));

  it('are told apart without any tag, too', async () => {
    const first = made({}, 'one');
    expect(made({}, 'one', first).bodies).toBe(first.bodies);
    const other = made({}, 'two', first);
    expect((await other.bodies.of('identity')).toString()).toBe('two');
    expect((await given(other, { knownTags: first.etag })).status).toBe(200);
    expect((await given(other, { knownTags: other.etag })).status).toBe(304);
  });
});

it('takes a visitor’s wishes off the request, and leaves the rest', () => {
  const request = new IncomingMessage(new Socket());
  request.headers = {
    'accept-encoding': 'br',
    'if-none-match': '"a"',
    'if-modified-since': 'Mon',
    cookie: 'c=1',
  };
  expect(takeWishes(request)).toEqual({ accepted: 'br', knownTags: '"a"', knownSince: 'Mon' });
  expect(request.headers).toEqual({ cookie: 'c=1' });
});

describe('a visitor who names what is there already', () => {
  const day = 'Mon, 06 Jul 2026 00:00:00 GMT';
  const answer = made({ ETag: '"tag"', 'Last-Modified': day, 'Content-Type': 'text/html' });
  it.each<[Partial<Wishes>, number]>([
    [{ knownTags: 'W/"tag"' }, 304],
    [{ knownTags: '"tag"' }, 304],
    [{ knownTags: '"a" ,W/"tag", "b"' }, 304],
    [{ knownTags: '"TAG"' }, 200],
    [{ knownTags: '"tag' }, 200],
    [{ knownTags: '' }, 200],
    [{ knownSince: day }, 304],
    [{ knownSince: 'Tue, 07 Jul 2026 00:00:00 GMT' }, 200],
    [{ knownTags: '"other"', knownSince: day }, 200],
    [{}, 200],
  ])('by %j gets %d', async (wishes, status) => {
    const { headers, body, ...rest } = await given(answer, { ...wishes, accepted: 'br' });
    const isWhole = status === 200;
    expect([rest.status, body.length > 0]).toEqual([status, isWhole]);
    expect(headers).toMatchObject({
      etag: 'W/"tag"',
      vary: 'Accept-Encoding',
      'last-modified': day,
    });
    for (const name of ['content-type', 'content-encoding', 'content-length'])
      expect([name, name in headers]).toEqual([name, isWhole]);
  });

  it('has nothing to compare where the answer has no date', async () =>
    expect((await given(made({}), { knownSince: 'undefined' })).status).toBe(200));

  it('is given what is for this visitor alone whole, never as a 304', async () => {
    const own = { 'set-cookie': ['a=1', 'b=2'], 'cache-control': 'private, no-store' };
    const whole = await given(answer, { knownTags: 'W/"tag"', knownSince: day }, own);
    expect([whole.status, whole.body]).toEqual([200, 'text']);
    expect(whole.headers).toMatchObject({
      'set-cookie': 'a=1 | b=2',
      'cache-control': 'private, no-store',
    });
  });
});

it('adds to one visitor’s answer only, and leaves alone what is not said', async () => {
  const answer = made({ 'Cache-Control': 's-maxage=60' });
  const own = { 'cache-control': 'private, no-store', 'set-cookie': ['a=1'], 'x-none': undefined };
  expect((await given(answer, {}, own)).headers).not.toHaveProperty('x-none');
  const { headers } = await given(answer, {});
  expect(headers).toMatchObject({ 'cache-control': 's-maxage=60', 'x-request-id': 'own' });
  expect(headers).not.toHaveProperty('set-cookie');
});

it('is a success, whatever the visitor’s own answer began as', async () => {
  const text = await sent((_, response) => {
    response.statusCode = 503;
    response.statusMessage = 'Busy';
    void sendKept(none, response, made({}));
  });
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});
