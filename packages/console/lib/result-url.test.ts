/** @jest-environment node */
import { toConsolePath, withResult } from './result-url';

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
  expect(toConsolePath(given)).toBe(path);
});

it('replaces the id of an earlier result', () => {
  expect(withResult('/people?phone=138&result=a', 'b')).toBe('/people?phone=138&result=b');
});
