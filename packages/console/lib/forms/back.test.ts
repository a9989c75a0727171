import { ownPath, withNote } from './back';

it.each([
  ['/applications?state=new', '/applications?state=new'],
  ['/applications/K7M2P-9QXWA', '/applications/K7M2P-9QXWA'],
  ['/a#part', '/a'],
  [null, '/'],
  ['', '/'],
  ['applications', '/'],
  ['//evil.example/', '/'],
  ['/\\evil.example/', '/'],
  ['/\t/evil.example', '/'],
  ['/..//evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  [`/${'a'.repeat(3_000)}`, '/'],
])('%j leads to %s', (given, path) => {
  expect(ownPath(given)).toBe(path);
});

it('shows what came of the last form only', () => {
  expect(withNote('/people?phone=138&note=a', 'b')).toBe('/people?phone=138&note=b');
});
