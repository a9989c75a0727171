import { createBlockedIpCheck } from './blocked-ips';

let now = 0;
const clock = () => now;
const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => {
  now = 0;
  warned.mockClear();
});

const ranges = [
  '203.0.113.0/24',
  '198.51.100.7/32',
  '2001:db8:1::/48',
  'nonsense',
  '1.2.3.4/99',
  '/8',
];

it.each([
  ['203.0.113.9', true],
  ['203.0.114.9', false],
  ['198.51.100.7', true],
  ['198.51.100.8', false],
  // Visitors with IPv6 are counted by their /64.
  ['2001:db8:1:5::/64', true],
  ['2001:db8:2:5::/64', false],
  ['1.2.3.4', false],
  ['unknown', false],
  ['', false],
])('%s: %s', async (ip, expected) => {
  const isBlocked = createBlockedIpCheck(() => Promise.resolve(ranges), clock);
  expect(await isBlocked(ip)).toBe(expected);
});

it('asks again after fifteen seconds, once for any number of visitors', async () => {
  let list: string[] = [];
  const load = jest.fn(() => Promise.resolve(list));
  const isBlocked = createBlockedIpCheck(load, clock);
  await Promise.all([1, 2, 3].map(() => isBlocked('203.0.113.9')));
  expect(load).toHaveBeenCalledTimes(1);
  list = ['203.0.113.9/32'];
  now = 14_999;
  expect(await isBlocked('203.0.113.9')).toBe(false);
  now = 15_000;
  expect(await isBlocked('203.0.113.9')).toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
});

it('uses the previous list while a new one cannot be read, and admits unknown addresses', async () => {
  const load = jest.fn(() => Promise.resolve(['203.0.113.9/32']));
  const isBlocked = createBlockedIpCheck(load, clock);
  expect(await isBlocked('203.0.113.9')).toBe(true);
  load.mockImplementation(() => Promise.reject(new Error('down')));
  now = 15_000;
  expect(await isBlocked('203.0.113.9')).toBe(true);
  expect(await isBlocked('203.0.113.8')).toBe(false);
  expect(load).toHaveBeenCalledTimes(2);
  expect(warned).toHaveBeenCalledTimes(1);
});
