import { ipKind, maskIp, isSameNetwork } from './ip-addresses';

it.each([
  ['93.184.216.34', 'public4'],
  ['100.63.0.1', 'public4'],
  ['172.32.0.1', 'public4'],
  ['10.0.0.1', 'local'],
  ['100.64.0.1', 'local'],
  ['127.0.0.1', 'local'],
  ['169.254.1.1', 'local'],
  ['172.16.0.1', 'local'],
  ['172.31.255.255', 'local'],
  ['192.168.1.1', 'local'],
  ['198.18.0.1', 'local'],
  ['224.0.0.1', 'local'],
  ['0.0.0.0', 'local'],
  ['300.1.1.1', 'unknown'],
  ['2001:db8:1:2::/64', 'public6'],
  ['2a00:1450:4001:81b::200e', 'public6'],
  ['fe80::1%eth0', 'local'],
  ['fd12:3456::1', 'local'],
  ['::1', 'local'],
  ['0:0:0:0::/64', 'local'],
  ['1:2:3', 'unknown'],
  ['1:2:3:4:5:6:7:8:9', 'unknown'],
  ['12345::1', 'unknown'],
  ['616e1de5-82d5-41bf.local', 'name'],
  ['example.com', 'unknown'],
  ['', 'unknown'],
])('%s is %s', (text, kind) => expect(ipKind(text)).toBe(kind));

it.each([
  ['1.2.3.4', '1.2.3.4', true],
  ['1.2.3.4', '1.2.3.5', false],
  ['2001:db8:1:2::/64', '2001:DB8:0001:2:a:b:c:d', true],
  ['2001:db8:1:2::/64', '2001:db8:1:3::1', false],
  ['2001:db8:1:2::/64', '1.2.3.4', false],
])('%s and %s belong to one visitor: %s', (one, other, same) =>
  expect(isSameNetwork(one, other)).toBe(same),
);

it.each([
  ['93.184.216.34', '93.184.x.x'],
  ['192.168.1.20', '192.168.x.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:x:x::'],
  ['616e1de5-82d5-41bf.local', 'x.local'],
  ['anything else', 'x'],
])('%s is masked as %s', (text, masked) => expect(maskIp(text)).toBe(masked));
