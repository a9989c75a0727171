import { dictionary } from '@zxcvbn-ts/language-common';
import { isCommonPassword } from './common-passwords';

it.each(['123456', 'password', 'Password', 'QWERTY', 'dragon', 'letmein', 'superman'])(
  'isCommonPassword is true for %s',
  (password) => expect(isCommonPassword(password)).toBe(true),
);

it.each(['Abc12345!', 'tulip-kettle-92', '', 'constructor', '__proto__'])(
  'isCommonPassword is false for %s',
  (password) => expect(isCommonPassword(password)).toBe(false),
);

it('contains 3,000 of a list many times as long', () => {
  const list = dictionary['passwords-common'] as string[];
  expect(list.length).toBeGreaterThan(20_000);
  expect(list.filter(isCommonPassword)).toHaveLength(3_000);
});
