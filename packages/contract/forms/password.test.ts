import naughty from './fixtures/naughty-strings.json';
import { passwordStrength } from './password';
import { passwordRule } from './field-rules';

const firstMessage = (password: unknown) =>
  passwordRule().safeParse(password).error?.issues[0]?.message;

it('accepts every listed punctuation mark, and does not change the password', () => {
  const listed = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
  expect(listed).toHaveLength(32);
  for (const mark of listed) expect(passwordRule().parse(`Abc12${mark}`)).toBe(`Abc12${mark}`);
});

it.each([
  ['', 'required'],
  [undefined, 'required'],
  ['Abc12', 'passwordLength'],
  ['a'.repeat(25), 'passwordLength'],
  ['a'.repeat(6), undefined],
  ['a'.repeat(24), undefined],
  [' Abc123', 'passwordCharacters'],
  ['Abc123 ', 'passwordCharacters'],
  ['Abc 123', 'passwordCharacters'],
  ['Abc123\n', 'passwordCharacters'],
  ['密码密码密码', 'passwordCharacters'],
  ['Ａｂｃ１２３', 'passwordCharacters'],
  ['Abcé123', 'passwordCharacters'],
])('%j: %s', (password, wanted) => expect(firstMessage(password)).toBe(wanted));

it('accepts only naughty strings of printable ASCII of the right length', () => {
  const fits = (text: string) =>
    text.length >= 6 && text.length <= 24 && [...text].every((sign) => sign > ' ' && sign <= '~');
  expect(naughty.filter(fits).length).toBeGreaterThan(10);
  expect(naughty.filter((text) => !firstMessage(text))).toEqual(naughty.filter(fits));
});

it('refuses passwords in the list of common ones', () => {
  const rule = passwordRule((password) => password === 'password1');
  expect(rule.safeParse('password1').error?.issues[0]?.message).toBe('passwordCommon');
  expect(rule.safeParse('password2').success).toBe(true);
});

it('has a strength exactly where the rule accepts it', () => {
  const tried = [...naughty, 'Abc12', 'a'.repeat(24), 'a'.repeat(25), 'Abc123 ', 'Abc123\n', ''];
  for (const text of tried)
    expect([text, passwordStrength(text) > 0]).toEqual([text, !firstMessage(text)]);
});

it.each([
  ['short', 0],
  ['with blank 1', 0],
  ['abcdefgh', 1],
  ['12345678', 1],
  ['aaaaaA1!', 1],
  ['abcdef12', 2],
  ['Abc12!', 2],
  ['Abcdefg1', 3],
  ['Abcdef1!', 3],
  ['Abcdefgh1!', 4],
])('%s has strength %d', (password, wanted) => expect(passwordStrength(password)).toBe(wanted));
