/** @jest-environment node */
import { createPassword, passwordIssue } from './passwords';

it.each([
  ['eleven sign', 'short'],
  ['x'.repeat(200) + 'y', 'long'],
  ['password1234', 'common'],
  ['PasswordPassword', 'common'],
  ['unbelievable', 'common'],
  ['aaaaaaaaaaaaaaaa', 'common'],
  ['this is Anna speaking', 'name'],
  ['seven-green-kettles', null],
])('%s: %s', (password, fault) => expect(passwordIssue(password, 'anna')).toBe(fault));

it('accepts the passwords it generates', () =>
  expect(passwordIssue(createPassword(), 'anna')).toBeNull());
