import { dictionary } from '@zxcvbn-ts/language-common';
import { isCommonPassword } from './common-passwords';

it.each(['123456', 'password', 'Password', 'QWERTY', 'dragon', 'letmein', 'superman'])(
  'knows %s',
  (password) => expect(isCommonPassword(password)).toBe(true),
);

it.each(['Abc12345!', 'tulip-kettle-92', '', 'constructor', '__proto__'])(
  'does not know %s',
  (password) => expect(isCommonPassword(password)).toBe(false),
);

it('knows the first 3,000 of the list, and ends there', () => {
  const list = dictionary['passwords-common'] as string[];
  expect(list.slice(0, 3_000).every(isCommonPassword)).toBe(true);
  expect(isCommonPassword(list[3_000] ?? '')).toBe(false);
});
