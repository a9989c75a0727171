import { matchesLockFile } from './npm-packages.mjs';

const packageOne = { version: '1.0.0', integrity: 'sha512-a' };
const packageTwo = { version: '2.0.0', integrity: 'sha512-b' };
const ownPackage = { link: true, resolved: 'packages/own' };
const root = { '': { version: '0.1.0' } };
const otherSystemPackage = { version: '1.0.0', integrity: 'sha512-c', optional: true };

it.each([
  [
    'as locked, by whatever command',
    { a: packageOne, b: packageTwo },
    { a: packageOne, b: packageTwo },
    true,
  ],
  [
    'without what is for other systems',
    { a: packageOne, c: otherSystemPackage },
    { a: packageOne },
    true,
  ],
  ['nothing', { a: packageOne }, {}, false],
  [
    'without the packages for development',
    { a: packageOne, b: packageTwo },
    { a: packageOne },
    false,
  ],
  ['another version', { a: packageTwo }, { a: packageOne }, false],
  ['another content', { a: packageOne }, { a: { ...packageOne, integrity: 'sha512-x' } }, false],
  ['noted and not there', { a: packageOne }, { a: { integrity: packageOne.integrity } }, false],
  ['a package of this project', { own: ownPackage }, { own: ownPackage }, true],
  ['a package of this project that is not linked', { own: ownPackage }, { own: {} }, false],
  [
    'one that is no longer wanted',
    { a: packageOne },
    { a: packageOne, 'a/node_modules/b': packageTwo },
    false,
  ],
])('matchesLockFile: %s', (_, locked, installed, expected) =>
  expect(matchesLockFile({ ...root, ...locked }, installed)).toBe(expected),
);
