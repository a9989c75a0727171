/** IP addresses and ranges for blocks: `203.0.113.0/24`, with zero bits after the prefix. */
import 'server-only';
import { BlockList, isIP, SocketAddress } from 'node:net';

/** Shorter prefixes would block a large part of the world. */
const minPrefix = { 4: 8, 6: 16 } as const;

interface RangeParts {
  readonly host: string;
  readonly prefix: number;
  readonly version: 4 | 6;
}

const bitsOf = (version: 4 | 6) => (version === 4 ? 32 : 128);
const familyOf = (version: 4 | 6) => (version === 4 ? 'ipv4' : 'ipv6');

/** The bits of an address as one number. */
function numberOf(host: string, version: 4 | 6): bigint {
  if (version === 4) return host.split('.').reduce((all, byte) => (all << 8n) | BigInt(byte), 0n);
  const [left = '', right] = new SocketAddress({ address: host, family: 'ipv6' }).address.split(
    '::',
  );
  const groups = (text = '') => text.split(':').filter(Boolean);
  const missingCount = right === undefined ? 0 : 8 - groups(left).length - groups(right).length;
  const allGroups = [...groups(left), ...Array<string>(missingCount).fill('0'), ...groups(right)];
  return allGroups.reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n);
}

function hostOf(bits: bigint, version: 4 | 6): string {
  if (version === 4) return [24n, 16n, 8n, 0n].map((at) => String((bits >> at) & 255n)).join('.');
  const groups = Array.from({ length: 8 }, (_, n) => (bits >> BigInt(112 - 16 * n)) & 0xffffn);
  const address = groups.map((group) => group.toString(16)).join(':');
  // The URL class shortens a run of zeros to `::`.
  return new URL(`http://[${address}]/`).hostname.slice(1, -1);
}

const partsOf = (range: string): RangeParts => {
  const [host = '', prefix = ''] = range.split('/');
  return { host, prefix: Number(prefix), version: isIP(host) === 6 ? 6 : 4 };
};

function lastAddressOf({ host, prefix, version }: RangeParts): string {
  const hostMask = (1n << BigInt(bitsOf(version) - prefix)) - 1n;
  return hostOf(numberOf(host, version) | hostMask, version);
}

/**
 * An address or range as it is stored.
 * @returns null for anything else, and for a prefix shorter than /8 (IPv4) or /16 (IPv6)
 */
export function parseIpRange(text: string): string | null {
  const [host = '', bits, ...otherParts] = text.toLowerCase().split('/');
  const version = isIP(host);
  if ((version !== 4 && version !== 6) || otherParts.length > 0 || host.includes('%')) return null;
  // An IPv4 address in IPv6 notation has dots between its last numbers.
  if (version === 6 && host.includes('.')) return null;
  if (bits !== undefined && !/^\d{1,3}$/.test(bits)) return null;
  const prefix = bits === undefined ? bitsOf(version) : Number(bits);
  if (prefix < minPrefix[version] || prefix > bitsOf(version)) return null;
  const hostBitCount = BigInt(bitsOf(version) - prefix);
  return `${hostOf((numberOf(host, version) >> hostBitCount) << hostBitCount, version)}/${prefix}`;
}

/** Whether every address of `inner` is in `outer`. */
export function containsRange(outer: string, inner: string): boolean {
  const [outerParts, innerParts] = [partsOf(outer), partsOf(inner)];
  if (outerParts.version !== innerParts.version || outerParts.prefix > innerParts.prefix)
    return false;
  const list = new BlockList();
  list.addSubnet(outerParts.host, outerParts.prefix, familyOf(outerParts.version));
  return list.check(innerParts.host, familyOf(innerParts.version));
}

/**
 * The first and last address of a range, and the number of its addresses; null for more than 2^24, which would not be
 * useful.
 */
export function measureRange(range: string): {
  count: number | null;
  first: string;
  last: string;
} {
  const parts = partsOf(range);
  const bits = bitsOf(parts.version) - parts.prefix;
  return { count: bits <= 24 ? 2 ** bits : null, first: parts.host, last: lastAddressOf(parts) };
}
