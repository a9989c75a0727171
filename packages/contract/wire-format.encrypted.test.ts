import { WireError, decryptJson, encryptJson, isEncryptedMessage } from './wire-format';

const key = '0123456789abcdef';
const iv = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex');
// printf '{"language":"zh"}' | openssl enc -aes-128-cbc -K 30313233343536373839616263646566 -iv 000102030405060708090a0b0c0d0e0f
const golden = 'AAECAwQFBgcICQoLDA0OD7LlTYl6WfX/USBTOVb8kC9uNnYe46oNC2HSFpFc15pz';

describe('encrypted calls', () => {
  it('puts the IV first and equals the output of openssl', () => {
    expect(encryptJson({ language: 'zh' }, key, iv).data).toBe(golden);
  });

  it('decrypts its own messages and draws a fresh IV each time', () => {
    const [a, b] = [encryptJson({ 中: 1 }, key), encryptJson({ 中: 1 }, key)];
    expect(a.data).not.toBe(b.data);
    expect(decryptJson(a, key)).toEqual({ 中: 1 });
  });

  it.each([
    ['no cipher text', iv.toString('base64')],
    ['half a block', Buffer.concat([iv, Buffer.alloc(15)]).toString('base64')],
    ['not base64', '@@@@'],
    ['another key', encryptJson({ a: 1 }, 'fedcba9876543210', iv).data],
  ])('refuses %s', (_, data) => {
    expect(() => decryptJson({ data }, key)).toThrow(WireError);
  });

  it.each([
    [{ data: 'x' }, true],
    [{ data: 'x', ret: 0 }, false],
    [{ data: {} }, false],
    [[], false],
    [null, false],
  ])('recognizes %j: %s', (value, expected) => {
    expect(isEncryptedMessage(value)).toBe(expected);
  });
});
