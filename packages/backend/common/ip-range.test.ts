import { containsRange, parseIpRange, measureRange } from './ip-range';

test.each([
  ['203.0.113.9', '203.0.113.9/32'],
  ['203.0.113.77/24', '203.0.113.0/24'],
  ['10.255.0.1/8', '10.0.0.0/8'],
  ['2001:DB8::1', '2001:db8::1/128'],
  ['2001:db8:ffff::1/32', '2001:db8::/32'],
  ['2001:db8:0:0:1::/64', '2001:db8::/64'],
])('stores %s as %s', (typed, stored) => {
  expect(parseIpRange(typed)).toBe(stored);
});

test.each([
  '10.0.0.0/7',
  '203.0.113.0/33',
  '203.0.113.0/24/8',
  '203.0.113.0/',
  '203.0.113',
  '2001::/15',
  '2001:db8::/129',
  'fe80::1%eth0',
  '::ffff:10.0.0.1',
  'shop.example',
  '',
])('refuses %j', (typed) => {
  expect(parseIpRange(typed)).toBeNull();
});

test.each([
  ['203.0.113.0/24', '203.0.113.9/32', true],
  ['203.0.113.0/24', '203.0.113.0/24', true],
  ['203.0.113.0/25', '203.0.113.0/24', false],
  ['203.0.113.0/24', '203.0.114.9/32', false],
  ['2001:db8::/32', '2001:db8:5::/48', true],
  ['2001:db8::/32', '203.0.113.9/32', false],
])('%s contains %s: %s', (outer, inner, expected) => {
  expect(containsRange(outer, inner)).toBe(expected);
});

test('says how many addresses a range has', () => {
  expect(measureRange('203.0.113.0/24')).toEqual({
    count: 256,
    first: '203.0.113.0',
    last: '203.0.113.255',
  });
  expect(measureRange('2001:db8::/32')).toEqual({
    count: null,
    first: '2001:db8::',
    last: '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff',
  });
});
