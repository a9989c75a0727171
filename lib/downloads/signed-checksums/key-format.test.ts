import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { fingerprintOf, pemOf, parsePublicKey } from './key-format.mjs';

const pair = generateKeyPairSync('ed25519');
const pem = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const privatePem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });

it('reads a public key, and publishes nothing around it', () => {
  const key = parsePublicKey(`a comment\n${pem}\nanother`);
  expect(key.equals(pair.publicKey)).toBe(true);
  expect(pemOf(key)).toBe(pem);
});

it.each([
  ['a private key', privatePem, /private key/],
  ['a private key behind the public one', `${pem}${privatePem}`, /private key/],
  ['nothing', '', /no public key/],
  ['a damaged key', pem.replace(/\n[A-Za-z0-9+/]{6}/, '\n******'), /cannot be read/],
  ['a key of another kind', rsa.publicKey.export({ type: 'spki', format: 'pem' }), /no Ed25519/],
])('refuses %s', (_, text, words) => expect(() => parsePublicKey(String(text))).toThrow(words));

it('has a fingerprint of sixty-four digits in eight groups', () =>
  expect(fingerprintOf(pair.publicKey)).toMatch(/^(?:[0-9a-f]{8} ){7}[0-9a-f]{8}$/));

if (spawnSync('sh', ['-c', 'command -v openssl && command -v sha256sum']).status === 0)
  it('has the fingerprint openssl prints', () => {
    const command = 'openssl pkey -pubin -outform DER | sha256sum';
    const { stdout } = spawnSync('sh', ['-c', command], { input: pem, encoding: 'utf8' });
    expect(stdout.split(' ')[0]).toBe(fingerprintOf(pair.publicKey).replaceAll(' ', ''));
  });
