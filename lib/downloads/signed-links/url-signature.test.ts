import { computeAuthKey, randOf, resumeSeconds, signUrl, verifySignature } from './url-signature';
import vectors from './fixtures/signing-type-a.json';

const key = 'aliyuncdnexp1234';
const base = { path: '/video/standard/test.mp4', timestamp: 1444435200, rand: '0', uid: '0', key };

describe('type A signatures (D3)', () => {
  it.each(vectors.map((vector) => [vector.note, vector] as const))(
    '%s',
    (_, { uri, timestamp, rand, uid, key: vectorKey, md5 }) => {
      const input = { path: uri, timestamp: Number(timestamp), rand, uid, key: vectorKey };
      expect(computeAuthKey(input)).toBe(`${timestamp}-${rand}-${uid}-${md5}`);
    },
  );

  it('never signs with an empty key', () =>
    expect(() => computeAuthKey({ ...base, key: '' })).toThrow('empty key'));
});

describe('signing a URL', () => {
  const sign = (url: string) => signUrl(new URL(url), key, 1444435200_999, '0').toString();

  it('adds the key after an existing query', () => {
    expect(sign('https://dl.example/video/standard/test.mp4?a=1')).toBe(
      'https://dl.example/video/standard/test.mp4?a=1&auth_key=1444435200-0-0-23bf85053008f5c0e791667a313e28ce',
    );
  });

  it('hashes the encoded path without the query', () => {
    const authKey = new URL(sign('https://dl.example/紫色 浏览器.exe')).searchParams.get(
      'auth_key',
    );
    const encoded = '/%E7%B4%AB%E8%89%B2%20%E6%B5%8F%E8%A7%88%E5%99%A8.exe';
    expect(authKey).toBe(computeAuthKey({ ...base, path: encoded }));
  });

  it('draws 32 hex digits when none are given', () => {
    const authKey = signUrl(new URL('https://dl.example/a'), key, 1444435200_000).searchParams.get(
      'auth_key',
    );
    expect(authKey).toMatch(/^1444435200-[0-9a-f]{32}-0-[0-9a-f]{32}$/);
  });
});

describe('verification (D5, D12)', () => {
  const life = 86_400;
  const now = 1444435200_000;
  const validKey = computeAuthKey({ ...base, rand: 'ab' });
  const verifyAt = (seconds: number, signatureLife = life) =>
    verifySignature(base.path, validKey, [key], now + seconds * 1000, signatureLife);

  it.each([
    ['at once', 0, 'valid'],
    ['at the end of its life', life, 'valid'],
    ['a second later', life + 1, 'resumable'],
    ['after a week', resumeSeconds, 'resumable'],
    ['after a week and a second', resumeSeconds + 1, 'expired'],
    ['from a clock slightly ahead', -300, 'valid'],
    ['from the far future', -301, 'expired'],
  ] as const)('%s', (_, seconds, result) => expect(verifyAt(seconds)).toBe(result));

  it('uses the given lifetime', () => {
    expect([verifyAt(60, 60), verifyAt(61, 60)]).toEqual(['valid', 'resumable']);
  });

  it('reads the rand of a value', () => {
    expect([randOf(validKey), randOf('x'), randOf(null)]).toEqual(['ab', '', '']);
  });

  it.each([
    ['missing', null, 'missing'],
    ['empty', '', 'missing'],
    ['changed digest', validKey.replace(/.$/, (c) => (c === '0' ? '1' : '0')), 'wrong'],
    ['changed timestamp', validKey.replace(/^1/, '2'), 'wrong'],
    ['changed rand', validKey.replace('-ab-', '-ac-'), 'wrong'],
    ['upper case digest', validKey.toUpperCase(), 'wrong'],
    ['garbage', 'x', 'wrong'],
    ['injected dash', `${validKey}-1`, 'wrong'],
  ] as const)('%s is %s', (_, value, result) =>
    expect(verifySignature(base.path, value, [key], now, life)).toBe(result),
  );

  it('holds for its path only', () =>
    expect(verifySignature('/other.exe', validKey, [key], now, life)).toBe('wrong'));
  it('accepts the previous key while rotating', () =>
    expect(verifySignature(base.path, validKey, ['new', key], now, life)).toBe('valid'));
  it.each([[[]], [['']], [['other']]])('refuses keys %j', (keys) =>
    expect(verifySignature(base.path, validKey, keys, now, life)).toBe('wrong'),
  );
});
