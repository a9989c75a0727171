import { encodingOf } from './encoding';

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['BR', 'br'],
  ['br ;q=0, gzip', 'gzip'],
  ['br;q=0.001', 'br'],
  ['gzip;q=0.0, *', 'identity'],
  ['*', 'identity'],
  ['*;q=0, gzip', 'gzip'],
  ['x-br, gzipped', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding %j gets %s', (accepted, encoding) =>
  expect(encodingOf(accepted)).toBe(encoding),
);
