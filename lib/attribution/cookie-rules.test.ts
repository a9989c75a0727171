import { attributionCookies } from '@/lib/browser/storage-keys';
import { cookieChanges, parseAttributionValue, attributionTtlSeconds } from './cookie-rules';

const changes = (query: string) =>
  Object.fromEntries(cookieChanges(new URLSearchParams(query)).map((c) => [c.name, c.value]));

describe.each(['promoter', 'from', 'channelId'] as const)('%s (A2)', (name) => {
  const read = (raw: string) => {
    const effect = parseAttributionValue(name, raw);
    return effect.kind === 'set' ? effect.value : effect.kind;
  };

  it.each([
    ['abc123', 'abc123'],
    ['00123', '00123'],
    ['1e5', '1e5'],
    ['  abc  ', 'abc'],
    ['abc.exe', 'abc'],
    ['abc.EXE', 'abc'],
    ['A-b_C', 'A-b_C'],
    ['a'.repeat(64), 'a'.repeat(64)],
    ['__proto__', '__proto__'],
  ])('reads %j as %j', (raw, value) => expect(read(raw)).toBe(value));

  it.each(['official', 'OFFICIAL', 'Official', ' official ', 'official.exe'])(
    'clears for %j (A3)',
    (raw) => expect(read(raw)).toBe('clear'),
  );

  it.each([
    ['blank', ''],
    ['spaces', '   '],
    ['65 characters', 'a'.repeat(65)],
    ['5,000 characters', 'a'.repeat(5000)],
    ['line break', 'abc\r\n'],
    ['header split', 'abc\r\nSet-Cookie: x=1'],
    ['null byte', 'abc\u0000'],
    ['full-width', 'ａｂｃ'],
    ['full-width digits', '１２３'],
    ['two .exe', 'a.exe.exe'],
    ['only .exe', '.exe'],
    ['path', '../x'],
    ['slash', 'a/b'],
    ['semicolon', 'a;b'],
    ['quote', 'a"b'],
    ['inner space', 'a b'],
    ['percent left after one decoding', '%61bc'],
    ['Chinese', '推广'],
    ['bidi mark', 'abc\u202e'],
    ['broken UTF-8', 'abc\ufffd'],
  ])('ignores %s', (_, raw) => expect(read(raw)).toBe('none'));
});

describe('activity_id (A4)', () => {
  const read = (raw: string) => parseAttributionValue('activity_id', raw);
  it.each(['double11', '2021618', 'official'])('accepts %j', (raw) =>
    expect(read(raw)).toEqual({ kind: 'set', value: raw }),
  );
  it.each(['', 'a.exe', 'a b', 'a'.repeat(65), 'a\n'])('ignores %j', (raw) =>
    expect(read(raw)).toEqual({ kind: 'none' }),
  );
});

describe('opaque texts (A4)', () => {
  it.each([
    ['callback', 'https://example.com/x?y=1&z=2'],
    ['callback', 'c'.repeat(512)],
    ['callback', 'javascript:alert(1)'],
    ['utm_source', '微信 公众号'],
    ['utm_source', 'u'.repeat(100)],
    ['utm_source', '😀'.repeat(100)],
  ] as const)('%s accepts %j', (name, raw) =>
    expect(parseAttributionValue(name, raw)).toEqual({ kind: 'set', value: raw }),
  );

  it.each([
    ['callback', ''],
    ['callback', '  '],
    ['callback', 'c'.repeat(513)],
    ['callback', 'a\tb'],
    ['callback', '中'.repeat(512)],
    ['utm_source', 'u'.repeat(101)],
    ['utm_source', 'a\r\nb'],
    ['utm_source', 'a\ud800'],
  ] as const)('%s ignores %j', (name, raw) =>
    expect(parseAttributionValue(name, raw)).toEqual({ kind: 'none' }),
  );
});

describe('cookies set by the parameters of a URL', () => {
  it.each([
    ['promoter=abc123&utm_source=blog', { promoter: 'abc123', utm_source: 'blog' }],
    ['promoter=first&promoter=second', { promoter: 'first' }],
    ['Promoter=abc', {}],
    ['promoter=', {}],
    ['promoter=../x', {}],
    ['promoter=%61bc', { promoter: 'abc' }],
    ['promoter=%2561bc', {}],
    ['promoter=abc%0d%0aSet-Cookie:x', {}],
    ['promoter=../x&promoter=good', {}],
    ['from=f1', { from: 'f1', promoter: 'f1' }],
    ['from=f1&promoter=p1', { from: 'f1', promoter: 'f1' }],
    ['from=bad!&promoter=p1', { promoter: 'p1' }],
    ['promoter=official', { promoter: null }],
    ['from=official', { from: null, promoter: null }],
    ['from=official&promoter=p1', { from: null, promoter: 'p1' }],
    ['from=f1&promoter=official', { from: 'f1', promoter: 'f1' }],
    ['channelId=official', { channelId: null }],
    ['callback=a%26b&activity_id=double11', { callback: 'a&b', activity_id: 'double11' }],
    ['unknown=1', {}],
    ['', {}],
  ])('%s', (query, expected) => expect(changes(query)).toEqual(expected));

  it('cookies live 7 days for promoter and 30 for the rest (A5)', () => {
    const days = Object.fromEntries(
      attributionCookies.map((name) => [name, attributionTtlSeconds[name] / 86_400]),
    );
    expect(days).toEqual({
      promoter: 7,
      from: 30,
      channelId: 30,
      callback: 30,
      activity_id: 30,
      utm_source: 30,
    });
  });
});
