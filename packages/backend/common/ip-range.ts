/** IP addresses and ranges for blocks: `203.0.113.0/24`, with zero bits after the prefix. */
import 'server-only';
import { BlockList, isIP, SocketAddress } from 'node:net';

/** Shorter prefixes would block a large part of the world. */
const minPrefixLength = { 4: 8, 6: 16 } as const;

interface RangeParts {
  readonly host: string;
  readonly prefixLength: number;
  readonly version: 4 | 6;
}

const addressBitCount = (version: 4 | 6) => (version === 4 ? 32 : 128);
const familyOf = (version: 4 | 6) => (version === 4 ? 'ipv4' : 'ipv6');

/** The bits of an address as one number. */
function addressNumberOf(host: string, version: 4 | 6): bigint {
  if (version === 4) return host.split('.').reduce((all, byte) => (all << 8n) | BigInt(byte), 0n);
  const [left = '', right] = new SocketAddress({ address: host, family: 'ipv6' }).address.split(
    '::',
  );
  const splitGroups = (text = '') => text.split(':').filter(Boolean);
  const missingCount =
    right === undefined ? 0 : 8 - splitGroups(left).length - splitGroups(right).length;
  const allGroups = [
    ...splitGroups(left),
    ...Array<string>(missingCount).fill('0'),
    ...splitGroups(right),
  ];
  return allGroups.reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n);
}

function hostOf(address: bigint, version: 4 | 6): string {
  if (version === 4)
    return [24n, 16n, 8n, 0n].map((at) => String((address >> at) & 255n)).join('.');
  const groups = Array.from({ length: 8 }, (_, n) => (address >> BigInt(112 - 16 * n)) & 0xffffn);
  const hostText = groups.map((group) => group.toString(16)).join(':');
  // The URL class shortens a run of zeros to `::`.
  return new URL(`http://[${hostText}]/`).hostname.slice(1, -1);
}

const partsOf = (range: string): RangeParts => {
  const [host = '', prefixText = ''] = range.split('/');
  return { host, prefixLength: Number(prefixText), version: isIP(host) === 6 ? 6 : 4 };
};

function lastAddressOf({ host, prefixLength, version }: RangeParts): string {
  const hostMask = (1n << BigInt(addressBitCount(version) - prefixLength)) - 1n;
  return hostOf(addressNumberOf(host, version) | hostMask, version);
}

/**
 * An address or range as it is stored.
 * @returns null for anything else, and for a prefix shorter than /8 (IPv4) or /16 (IPv6)
 */
export function parseIpRange(text: string): string | null {
  const [host = '', prefixText, ...otherParts] = text.toLowerCase().split('/');
  const version = isIP(host);
  if ((version !== 4 && version !== 6) || otherParts.length > 0 || host.includes('%')) return null;
  // An IPv4 address in IPv6 notation has dots between its last numbers.
  if (version === 6 && host.includes('.')) return null;
  if (prefixText !== undefined && !/^\d{1,3}$/.test(prefixText)) return null;
  const prefixLength = prefixText === undefined ? addressBitCount(version) : Number(prefixText);
  if (prefixLength < minPrefixLength[version] || prefixLength > addressBitCount(version))
    return null;
  const hostBitCount = BigInt(addressBitCount(version) - prefixLength);
  return `${hostOf((addressNumberOf(host, version) >> hostBitCount) << hostBitCount, version)}/${prefixLength}`;
}

/** Whether every address of `inner` is in `outer`. */
export function containsRange(outer: string, inner: string): boolean {
  const [outerParts, innerParts] = [partsOf(outer), partsOf(inner)];
  if (
    outerParts.version !== innerParts.version ||
    outerParts.prefixLength > innerParts.prefixLength
  )
    return false;
  const blockList = new BlockList();
  blockList.addSubnet(outerParts.host, outerParts.prefixLength, familyOf(outerParts.version));
  return blockList.check(innerParts.host, familyOf(innerParts.version));
}

/**
 * The first and last address of a range, and the number of its addresses. `count` is null for more than 2^24 addresses,
 * because such a number is of no use.
 */
export function measureRange(range: string): {
  count: number | null;
  first: string;
  last: string;
} {
  const parts = partsOf(range);
  const hostBitCount = addressBitCount(parts.version) - parts.prefixLength;
  return {
    count: hostBitCount <= 24 ? 2 ** hostBitCount : null,
    first: parts.host,
    last: lastAddressOf(parts),
  };
}
