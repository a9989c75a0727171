import { hashBytes } from './hash-bytes';
import { UnsupportedError, tryRead } from './try-read';

describe('tryRead', () => {
  it.each([
    ['a value', () => 1, { ok: true, value: 1 }],
    ['a promise', () => Promise.resolve(2), { ok: true, value: 2 }],
    ['a refusal', () => Promise.reject(new Error('no')), { ok: false, failure: 'failed' }],
    [
      'no interface',
      () => Promise.reject(new UnsupportedError()),
      { ok: false, failure: 'absent' },
    ],
    ['silence', () => new Promise<number>(() => undefined), { ok: false, failure: 'late' }],
  ])('%s', async (_what, read, expected) => {
    expect(await tryRead<number>(read, 5)).toEqual(expected);
  });

  it('catches a synchronous exception', async () => {
    const read = (): number => {
      throw new TypeError('gone');
    };
    expect(await tryRead(read, 5)).toEqual({ ok: false, failure: 'failed' });
  });
});

describe('hashBytes', () => {
  // The first half is 32-bit FNV-1a; values from its authors' test suite.
  it.each([
    ['', '811c9dc5'],
    ['a', 'e40c292c'],
    ['foobar', 'bf9cf968'],
  ])('of "%s" begins with %s', (text, start) => {
    const hash = hashBytes(new TextEncoder().encode(text));
    expect(hash).toMatch(/^[\da-f]{16}$/);
    expect(hash.slice(0, 8)).toBe(start);
  });
});
