import { createCipheriv, createDecipheriv } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Hex from 'crypto-js/enc-hex';
import fc from 'fast-check';
import {
  decodeFrame,
  decryptBytes,
  encodeMessage,
  encryptBytes,
  channelKeys,
  type DirectionKey,
} from './cipher';

interface Vector {
  readonly src: string;
  readonly mode?: 'ENC' | 'DEC';
  readonly padding: 'none' | 'pkcs7';
  readonly key: string;
  readonly iv: string;
  readonly pt: string;
  readonly ct: string;
  readonly valid: boolean;
  readonly count?: number;
}

// The vectors are from NIST CAVP (public domain) and Wycheproof (Apache-2.0).
const vectors = readFileSync(join(__dirname, 'fixtures/aes-128-cbc.jsonl'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Vector);

const secret = '0123456789abcdefghijklmnop';
const keys = channelKeys(secret)!;
const keyOf = ({ key, iv }: Pick<Vector, 'key' | 'iv'>): DirectionKey => ({
  key: Hex.parse(key),
  iv: Hex.parse(iv),
});
const base64 = (hex: string) => Buffer.from(hex, 'hex').toString('base64');
/** Encrypts the same text with node:crypto. */
function encryptWithNode(text: string, [key, iv]: [string, string]): string {
  const cipher = createCipheriv('aes-128-cbc', key, iv);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}
const incoming: [string, string] = [secret.slice(3, 19), secret.slice(4, 20)];
const outgoing: [string, string] = [secret.slice(0, 16), secret.slice(1, 17)];

describe('known answers', () => {
  it('covers all test vectors', () => expect(vectors).toHaveLength(200));

  const padded = vectors.filter(({ padding }) => padding === 'pkcs7');
  it.each(padded.map((vector) => [vector.src, vector] as const))('%s', (_, vector) => {
    const plain = decryptBytes(base64(vector.ct), keyOf(vector));
    expect(plain?.toString(Hex)).toBe(vector.valid ? vector.pt : undefined);
    if (vector.valid)
      expect(encryptBytes(Hex.parse(vector.pt), keyOf(vector))).toBe(base64(vector.ct));
  });

  // These vectors have no padding. So a sent frame begins with the vector's blocks, and a received frame is completed
  // with the padding that node:crypto makes.
  const unpadded = vectors.filter(({ padding }) => padding === 'none');
  it.each(
    unpadded.map((vector) => [`${vector.src} ${vector.mode} ${vector.count}`, vector] as const),
  )('%s', (_, vector) => {
    const ciphertext = Buffer.from(encryptBytes(Hex.parse(vector.pt), keyOf(vector)), 'base64');
    expect(ciphertext.subarray(0, vector.ct.length / 2).toString('hex')).toBe(vector.ct);
    const lastBlock = Buffer.from(vector.ct, 'hex').subarray(-16);
    const nodeCipher = createCipheriv('aes-128-cbc', Buffer.from(vector.key, 'hex'), lastBlock);
    const frame = Buffer.concat([Buffer.from(vector.ct, 'hex'), nodeCipher.final()]);
    expect(decryptBytes(frame.toString('base64'), keyOf(vector))?.toString(Hex)).toBe(vector.pt);
  });
});

describe('keys (W1)', () => {
  it('are taken from the secret at 0 and 1 for sending, at 3 and 4 for receiving', () => {
    expect(encodeMessage('hello', keys)).toBe(encryptWithNode('"hello"', outgoing));
    expect(decodeFrame(encryptWithNode('"你好"', incoming), keys)).toBe('你好');
    expect(decodeFrame(encryptWithNode('"hello"', outgoing), keys)).toBeUndefined();
  });

  it.each([
    ['20 characters', 'a'.repeat(20), true],
    ['19 characters', 'a'.repeat(19), false],
    ['nothing', '', false],
    ['signs of more than a byte', '密'.repeat(20), false],
    ['a control character', `${'a'.repeat(20)}\n`, false],
  ])('%s', (_, secret, accepted) => expect(channelKeys(secret) !== null).toBe(accepted));
});

describe('encodeMessage (W1)', () => {
  it.each([
    ['empty text', ''],
    ['nothing', undefined],
    ['null', null],
  ])('returns an empty string for %s', (_, message) =>
    expect(encodeMessage(message, keys)).toBe(''),
  );

  it('returns an empty string without keys', () => expect(encodeMessage({ a: 1 }, null)).toBe(''));

  it('agrees with node:crypto on any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        if (value === null || value === '') return;
        const frame = encodeMessage(value, keys);
        const nodeDecipher = createDecipheriv('aes-128-cbc', ...outgoing);
        const bytes = Buffer.concat([nodeDecipher.update(frame, 'base64'), nodeDecipher.final()]);
        expect(bytes.toString('utf8')).toBe(JSON.stringify(value));
        expect(decodeFrame(encryptWithNode(JSON.stringify(value), incoming), keys)).toEqual(
          JSON.parse(JSON.stringify(value)),
        );
      }),
    );
  });
});

describe('invalid frames (W2)', () => {
  it.each([
    ['empty', ''],
    ['no base64', '{"ret":0}'],
    ['half a block', base64('00112233')],
    ['random blocks', base64('00'.repeat(64))],
    ['under another secret', encryptWithNode('{"ret":0}', ['b'.repeat(16), 'c'.repeat(16)])],
    ['text that is no JSON', encryptWithNode('hello', incoming)],
  ])('%s', (_, frame) => expect(decodeFrame(frame, keys)).toBeUndefined());

  it('are ignored for any text, without an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), (frame) => {
        expect(() => decodeFrame(frame, keys)).not.toThrow();
      }),
    );
  });

  it('are ignored without keys', () =>
    expect(decodeFrame(encryptWithNode('1', incoming), null)).toBeUndefined());
});
