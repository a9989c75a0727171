import { isFromOtherOrigin, isSameOriginWrite, readOriginHeaders } from './origin';

const check = (headers: Record<string, string>, publicOrigin = 'https://www.example.cn') =>
  isSameOriginWrite(readOriginHeaders(new Headers(headers)), publicOrigin);

it.each([
  ['same origin by fetch metadata', { 'sec-fetch-site': 'same-origin' }],
  [
    'fetch metadata win over Origin',
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
  ],
  ['own Origin', { origin: 'https://www.example.cn' }],
])('allows %s', (_, headers) => expect(check(headers)).toBe(true));

it.each([
  ['neither header', {}],
  ['cross-site', { 'sec-fetch-site': 'cross-site', origin: 'https://www.example.cn' }],
  ['same-site but another host', { 'sec-fetch-site': 'same-site' }],
  ['typed URL', { 'sec-fetch-site': 'none' }],
  ['unknown value', { 'sec-fetch-site': 'SAME-ORIGIN' }],
  ['foreign Origin', { origin: 'https://evil.example' }],
  ['null Origin', { origin: 'null' }],
  ['own host as a prefix', { origin: 'https://www.example.cn.evil.example' }],
  ['other scheme', { origin: 'http://www.example.cn' }],
  ['other port', { origin: 'https://www.example.cn:8443' }],
  ['garbage', { origin: '::' }],
  ['loopback page on a public site', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
])('refuses %s', (_, headers) => expect(check(headers)).toBe(false));

it.each([
  ['same port', 'http://localhost:3100', true],
  ['other port', 'http://localhost:3200', false],
  ['foreign', 'http://evil.example:3100', false],
])('compares the requested port on loopback: %s', (_, origin, allowed) =>
  expect(check({ origin, host: 'localhost:3100' }, 'http://localhost:3000')).toBe(allowed),
);

it.each([
  ['cross-site', true],
  ['same-site', true],
  ['same-origin', false],
  ['none', false],
  [null, false],
])('Sec-Fetch-Site %s is from another site: %s', (site, foreign) =>
  expect(isFromOtherOrigin(new Headers(site === null ? {} : { 'sec-fetch-site': site }))).toBe(
    foreign,
  ),
);
