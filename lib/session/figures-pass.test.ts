import { makePass, readPass } from './figures-pass';

const keys = { current: 'a session key of forty letters or more…', previous: undefined };
const now = 1_790_000_000_000;
const pass = { promoter: 'abc_1-2', until: now / 1_000 + 86_400 };
const token = makePass(pass, keys);

it('is read again as it was made', () => expect(readPass(token, keys, now)).toEqual(pass));

it('is no longer than an address takes well', () => expect(token.length).toBeLessThan(130));

it.each<readonly [string, string]>([
  ['nothing', ''],
  ['a word', 'abc'],
  ['another promoter', token.replace('abc_1-2', 'abc_1-3')],
  ['a longer life', token.replace(String(pass.until), String(pass.until + 1))],
  ['an altered signature', `${token.slice(0, -2)}${token.endsWith('A') ? 'B' : 'A'}`],
  // The last letter of 43 carries two bits that mean nothing: other letters decode to the same bytes.
  ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    .filter((letter) => !token.endsWith(letter))
    .map((letter) => [`the last letter ${letter}`, token.slice(0, -1) + letter] as const),
  ['a part of it', token.slice(0, -1)],
  ['something behind it', `${token}A`],
  ['something before it', ` ${token}`],
  ['a line break behind it', `${token}\n`],
  ['no promoter', token.slice(token.indexOf('.'))],
  ['another number for the same end', token.replace('.', '.0')],
  ['all of it twice', token + token],
])('is refused with %s', (_, given) => expect(readPass(given, keys, now)).toBeNull());

it('ends', () => {
  expect(readPass(token, keys, pass.until * 1_000 - 1)).toEqual(pass);
  expect(readPass(token, keys, pass.until * 1_000)).toBeNull();
});

it('is of this site: with another key it is refused', () => {
  expect(readPass(makePass(pass, { current: 'another key' }), keys, now)).toBeNull();
});

it('goes on while keys change, and ends with the key before', () => {
  const changed = { current: 'the next key', previous: keys.current };
  expect(readPass(token, changed, now)).toEqual(pass);
  expect(readPass(token, { current: 'the one after', previous: 'the next key' }, now)).toBeNull();
  expect(readPass(makePass(pass, changed), keys, now)).toBeNull();
});

it('is signed with a key of its own: the session key signs something else', async () => {
  const { createHmac } = await import('node:crypto');
  const text = `${pass.promoter}.${pass.until}`;
  const plain = createHmac('sha256', keys.current).update(text).digest('base64url');
  expect(readPass(`${text}.${plain}`, keys, now)).toBeNull();
});
