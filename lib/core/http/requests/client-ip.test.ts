import { determineClientIp, parseTrustedProxies, widerNetwork } from './client-ip';

const clientIpOf = (setting: string, socket: string | undefined, forwarded?: string) =>
  determineClientIp(socket, forwarded, parseTrustedProxies(setting));

it.each([
  ['no trusted proxy', '', '203.0.113.9', '1.2.3.4', '203.0.113.9'],
  ['a stranger forwards', '10.0.0.0/8', '203.0.113.9', '1.2.3.4', '203.0.113.9'],
  ['one proxy', '10.0.0.1', '10.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['the visitor forges the left end', '10.0.0.1', '10.0.0.1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
  ['two proxies of a range', '10.0.0.0/8', '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.9.9.9', '1.2.3.4'],
  ['everything trusted', '0.0.0.0/0', '10.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['no header', '10.0.0.1', '10.0.0.1', undefined, '10.0.0.1'],
  ['an empty header', '10.0.0.1', '10.0.0.1', '', '10.0.0.1'],
  ['rubbish in the header', '10.0.0.1', '10.0.0.1', '1.2.3.4, <script>', '10.0.0.1'],
  ['an address with a port', '10.0.0.1', '10.0.0.1', '203.0.113.77:5555', '203.0.113.77'],
  ['IPv6 with a port', '10.0.0.1', '10.0.0.1', '[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ['IPv6 in brackets', '10.0.0.1', '10.0.0.1', '[2001:db8::1]', '2001:db8:0:0::/64'],
  ['IPv4 in IPv6', '127.0.0.1', '::ffff:127.0.0.1', '::ffff:1.2.3.4', '1.2.3.4'],
  ['IPv6 loopback', '::1', '::1', '1.2.3.4', '1.2.3.4'],
  ['IPv6, counted by network', '', '2001:db8:0:7:1:2:3:4', undefined, '2001:db8:0:7::/64'],
  ['the same network, other spelling', '', '2001:DB8::7:0:0:0:9', undefined, '2001:db8:0:7::/64'],
  ['loopback by network', '', '::1', undefined, '0:0:0:0::/64'],
  ['a zone', '', 'fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
  ['no socket', '', undefined, '1.2.3.4', 'unknown'],
])('%s', (_, setting, socket, forwarded, wanted) =>
  expect(clientIpOf(setting, socket, forwarded)).toBe(wanted),
);

it('warns once of a header that cannot be read, and never of a missing one', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('./client-ip');
    const proxies = fresh.parseTrustedProxies('10.0.0.1');
    for (const header of [undefined, '', 'unknown', '<script>'])
      fresh.determineClientIp('10.0.0.1', header, proxies);
  });
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

it.each(['proxy', '10.0.0.0/33', '10.0.0', '::1/129', '10.0.0.1/x', '/8'])(
  'names an invalid entry of the setting: %s',
  (entry) => expect(() => parseTrustedProxies(`127.0.0.1, ${entry}`)).toThrow(entry),
);

it.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0:0:ffff::/64', '2001:0:0::/48'],
  ['203.0.113.7', null],
  ['unknown', null],
  ['login:86:13800138000', null],
])('%s lies in %s', (ip, wider) => expect(widerNetwork(ip)).toBe(wider));
