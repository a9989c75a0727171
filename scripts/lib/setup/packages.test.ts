import { matchesLockFile } from './packages.mjs';

const one = { version: '1.0.0', integrity: 'sha512-a' };
const two = { version: '2.0.0', integrity: 'sha512-b' };
const own = { link: true, resolved: 'packages/own' };
const root = { '': { version: '0.1.0' } };
const elsewhere = { version: '1.0.0', integrity: 'sha512-c', optional: true };

it.each([
  ['as locked, by whatever command', { a: one, b: two }, { a: one, b: two }, true],
  ['without what is for other systems', { a: one, c: elsewhere }, { a: one }, true],
  ['nothing', { a: one }, {}, false],
  ['without the packages for development', { a: one, b: two }, { a: one }, false],
  ['another version', { a: two }, { a: one }, false],
  ['another content', { a: one }, { a: { ...one, integrity: 'sha512-x' } }, false],
  ['noted and not there', { a: one }, { a: { integrity: one.integrity } }, false],
  ['a package of this project', { own }, { own }, true],
  ['a package of this project that is not linked', { own }, { own: {} }, false],
  ['one that is no longer wanted', { a: one }, { a: one, 'a/node_modules/b': two }, false],
])('matchesLockFile: %s', (_, locked, installed, expected) =>
  expect(matchesLockFile({ ...root, ...locked }, installed)).toBe(expected),
);
