/** IP addresses as text: their kind, whether two of them belong to the same network, and how they are masked. */

/** public: reachable from anywhere; local: this machine or its own network; name: an mDNS name. */
type IpKind = 'public4' | 'public6' | 'local' | 'name' | 'unknown';

const ipv4Pattern = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;

/**
 * Whether an IPv4 address is in a range that is not publicly routed: private networks, carrier networks (RFC 6598),
 * link-local, loopback, benchmarking and others.
 */
function isLocalIpv4([a = 0, b = 0, c = 0]: readonly number[]): boolean {
  if (a === 0 || a === 10 || a === 127 || a >= 224) return true;
  if (a === 100) return b >= 64 && b < 128;
  if (a === 169) return b === 254;
  if (a === 172) return b >= 16 && b < 32;
  if (a === 192) return b === 168 || (b === 0 && c === 0);
  return a === 198 && (b === 18 || b === 19);
}

/** First four groups of an IPv6 address (its /64), or null for any other text. */
function ipv6NetworkOf(text: string): readonly string[] | null {
  const ip = text
    .replace(/\/\d+$/, '')
    .replace(/%.*$/, '')
    .toLowerCase();
  if (!/^[\da-f:]*:[\da-f:]*$/.test(ip)) return null;
  const [head = '', tail] = ip.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missingCount = 8 - left.length - right.length;
  if (missingCount < 0 || (tail === undefined && missingCount > 0)) return null;
  const groups = [...left, ...Array.from({ length: missingCount }, () => '0'), ...right];
  if (groups.some((group) => group === '' || group.length > 4)) return null;
  return groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
}

/** Global unicast is 2000::/3; everything else stays within a network. */
const isGlobalIpv6 = (network: readonly string[]) => /^[23][\da-f]{3}$/.test(network[0] ?? '');

export function ipKind(text: string): IpKind {
  const numbers = ipv4Pattern.exec(text)?.slice(1).map(Number);
  if (numbers)
    return numbers.some((part) => part > 255)
      ? 'unknown'
      : isLocalIpv4(numbers)
        ? 'local'
        : 'public4';
  if (/^[\w-]+(\.[\w-]+)*\.local$/i.test(text)) return 'name';
  const network = ipv6NetworkOf(text);
  if (!network) return 'unknown';
  return isGlobalIpv6(network) ? 'public6' : 'local';
}

/**
 * Whether two public IPs of the same family are in one visitor's network: the same /64 in IPv6. In IPv4, where a
 * visitor has a single address, whether they are equal.
 */
export function isSameNetwork(ip: string, otherIp: string): boolean {
  const [a, b] = [ipv6NetworkOf(ip), ipv6NetworkOf(otherIp)];
  return a && b ? a.join(':') === b.join(':') : ip === otherIp;
}

/** Masks an IP: at most its first half remains, and of an mDNS name only `.local`. */
export function maskIp(text: string): string {
  const [, a, b] = ipv4Pattern.exec(text) ?? [];
  if (a !== undefined) return `${a}.${b}.x.x`;
  const network = ipv6NetworkOf(text);
  if (network) return `${network.slice(0, 2).join(':')}:x:x::`;
  return ipKind(text) === 'name' ? 'x.local' : 'x';
}
