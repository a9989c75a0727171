/**
 * The IP address a request is counted for. The server in front of Next knows the socket and determines it (X4);
 * handlers read the header it sets.
 */
import 'server-only';
import { BlockList, isIP } from 'node:net';
import { parseIpRanges, normalizeIp } from '@/lib/core/env/validation/ip-ranges.mjs';
import { log } from '@/lib/core/log/log';

/** Header with the IP. The server sets it on every request and overwrites a value that the visitor sent. */
export const clientIpHeader = 'x-client-ip';

export interface TrustedProxies {
  readonly includes: (ip: string) => boolean;
}

export const ipFamily = (ip: string) => (isIP(ip) === 4 ? 'ipv4' : 'ipv6');

/**
 * Parses TRUSTED_PROXIES: IPs and CIDR ranges, separated by spaces or commas.
 * @throws Error naming an entry that is neither an IP nor a range
 */
export function parseTrustedProxies(setting: string | undefined): TrustedProxies {
  const list = new BlockList();
  for (const { ip, bits } of parseIpRanges(setting)) list.addSubnet(ip, bits, ipFamily(ip));
  if (list.rules.length === 0) return { includes: () => false };
  // Caches the result for the last peer: usually there is only one proxy.
  let lastPeer = { ip: '', isTrusted: false };
  return {
    includes(ip) {
      if (lastPeer.ip !== ip) lastPeer = { ip, isTrusted: list.check(ip, ipFamily(ip)) };
      return lastPeer.isTrusted;
    },
  };
}

/** An IPv6 address is counted by its /64, because a visitor can choose any address in it. */
function countableIp(ip: string): string {
  if (isIP(ip) === 4) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  const all = tail === undefined ? groups : [...groups, ...zeros, ...rest];
  const prefix = all.slice(0, 4).map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
  return `${prefix.join(':')}::/64`;
}

/**
 * The /48 around a counted /64. It is counted too, because a provider may give one customer up to 65,536 networks of
 * /64.
 * @returns null for anything but a /64: an IPv4 address, a phone
 */
export function widerNetwork(subject: string): string | null {
  const groups = /^([0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}):[0-9a-f]{1,4}::\/64$/.exec(subject);
  return groups ? `${groups[1]}::/48` : null;
}

/**
 * The address of a hop in X-Forwarded-For, which some proxies write with its port: `203.0.113.77:5555`,
 * `[2001:db8::1]:443`.
 */
function hopIp(hop: string): string | null {
  const text = hop.trim();
  const [, v6] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  const [, v4] = /^([\d.]+):\d+$/.exec(text) ?? [];
  return normalizeIp(v6 ?? v4 ?? text);
}

let hasWarned = false;

/**
 * Warns once that the header of a trusted proxy cannot be read. An operator has to know it, because all visitors behind
 * such a proxy are counted as one.
 */
function warnOnceOfHeader(): void {
  if (!hasWarned)
    log.warn(
      'server',
      'X-Forwarded-For of a trusted proxy cannot be read: its visitors count as one',
    );
  hasWarned = true;
}

/**
 * The IP a request is counted for. `X-Forwarded-For` is read from its end, one step for each trusted proxy, because a
 * visitor may have written the entries further left.
 * @param peerAddress address of the peer
 * @param forwarded the X-Forwarded-For header
 */
export function determineClientIp(
  peerAddress: string | undefined,
  forwarded: string | undefined,
  proxies: TrustedProxies,
): string {
  let ip = normalizeIp(peerAddress ?? '');
  if (ip === null) return 'unknown';
  const hops = (forwarded ?? '').split(',');
  while (hops.length > 0 && proxies.includes(ip)) {
    const text = hops.pop() ?? '';
    const hop = hopIp(text);
    if (hop === null) {
      if (text.trim() !== '') warnOnceOfHeader();
      break;
    }
    ip = hop;
  }
  return countableIp(ip);
}
