import { toSafeUrl } from './to-safe-url';

it.each([
  ['/download', '/download'],
  ['/v6?a=1#b', '/v6?a=1#b'],
  ['https://example.com/x.png', 'https://example.com/x.png'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/a\nb', null],
  ['javascript:alert(1)', null],
  ['data:image/svg+xml,x', null],
  ['https://user:pw@example.com/', null],
  ['download', null],
  ['', null],
  [null, null],
])('%j becomes %j', (value, expected) => {
  expect(toSafeUrl(value)).toBe(expected);
});
