import { failureEntryOf, upstreamMessage } from './error-catalog';

const failure = (changes: Partial<Parameters<typeof failureEntryOf>[0]>) => ({
  kind: 'ret' as const,
  ret: 1,
  msg: '',
  encoding: 'opaque' as const,
  payloadSource: 'visitor' as const,
  ...changes,
});

it.each([
  ['no connection', { kind: 'network' }, 504, 'network'],
  ['too slow', { kind: 'timeout' }, 504, 'network'],
  ['not asked any more', { kind: 'open-circuit' }, 504, 'network'],
  ['not asked any more, after 503', { kind: 'open-circuit', status: 503 }, 503, 'busy'],
  ['not asked any more, after 500', { kind: 'open-circuit', status: 500 }, 502, 'busy'],
  ['HTTP 503', { kind: 'http', status: 503 }, 503, 'busy'],
  ['not decodable', { kind: 'undecodable' }, 502, 'busy'],
  ['wrong shape', { kind: 'schema' }, 502, 'busy'],
  ['too large', { kind: 'too-large' }, 502, 'busy'],
  ['HTTP error', { kind: 'http' }, 502, 'busy'],
  ['HTTP 500', { kind: 'http', status: 500 }, 502, 'busy'],
  ['HTTP 400 to what a visitor sent', { kind: 'http', status: 400 }, 422, 'malformed'],
  ['HTTP 409 to what a visitor sent', { kind: 'http', status: 409 }, 422, 'malformed'],
  ['HTTP 413 to what a visitor sent', { kind: 'http', status: 413 }, 413, 'tooLarge'],
  ['HTTP 422 to what a visitor sent', { kind: 'http', status: 422 }, 422, 'malformed'],
  [
    'HTTP 422 to what the site sent',
    { kind: 'http', status: 422, payloadSource: 'site' },
    502,
    'busy',
  ],
  ['HTTP 401, our own key', { kind: 'http', status: 401 }, 502, 'busy'],
  ['HTTP 404, our own URL', { kind: 'http', status: 404 }, 502, 'busy'],
  ['429 to an encrypted call', { kind: 'busy', encoding: 'encrypted' }, 503, 'maintenance'],
  ['429 to a main call', { kind: 'busy' }, 503, 'busy'],
  ['NetError', { ret: -1 }, 504, 'network'],
  ['ServerError', { ret: -2 }, 502, 'busy'],
  ['SocketError', { ret: -3 }, 502, 'socket'],
  ['unknown ret', { ret: 99 }, 502, 'unknown'],
] as const)('%s', (_, over, status, code) =>
  expect(failureEntryOf(failure(over))).toEqual({ status, code }),
);

it.each([
  ['on zh the upstream speaks', 'zh-CN', '余额不足', '余额不足'],
  ['on en the catalog speaks', 'en-US', '余额不足', null],
  ['empty message', 'zh-CN', '  ', null],
  ['control characters', 'zh-CN', 'a\r\nb', 'a  b'],
  ['markup stays text', 'zh-CN', '<b>x</b>', '<b>x</b>'],
  ['200 characters at most, pairs whole', 'zh-CN', '😀'.repeat(300), '😀'.repeat(200)],
] as const)('%s', (_, locale, msg, shown) =>
  expect(upstreamMessage(failure({ msg }), locale)).toBe(shown),
);

it('never shows the message of a transport failure', () => {
  expect(upstreamMessage(failure({ kind: 'http', msg: 'nginx 502' }), 'zh-CN')).toBeNull();
});
