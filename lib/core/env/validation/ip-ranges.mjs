/**
 * Parses IP addresses and ranges in settings. Plain JavaScript, because it checks settings before a start, and without
 * Node's modules, because pages read settings too.
 */
import { parseUrl } from './parse-url.mjs';

const byte = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const ipv4 = new RegExp(`^${byte}(?:\\.${byte}){3}$`);

/**
 * @param {string} text
 * @returns {0 | 4 | 6} 0 when it is no IP address (as `isIP` of node:net)
 */
function ipVersionOf(text) {
  if (ipv4.test(text)) return 4;
  return /^[\da-f:.]+$/i.test(text) && parseUrl(`http://[${text}]/`) ? 6 : 0;
}

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Normalizes an IP for comparison: IPv4-mapped IPv6 as IPv4, without a zone.
 * @param {string} text
 * @returns {string | null} null when it is no IP
 */
export function normalizeIp(text) {
  const ip = text.trim().replace(/%.*$/, '');
  const unmappedIp = mappedIpv4.exec(ip)?.[1] ?? ip;
  return ipVersionOf(unmappedIp) === 0 ? null : unmappedIp;
}

/**
 * Parses a setting that lists IPs and CIDR ranges, separated by spaces or commas.
 * @param {string | undefined} setting
 * @returns {{ ip: string, bits: number }[]}
 * @throws Error naming an entry that is neither an IP nor a range
 */
export function parseIpRanges(setting) {
  return (setting ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((entry) => {
      const [text = '', bits, ...more] = entry.split('/');
      const ip = normalizeIp(text);
      const maxBits = ip && ipVersionOf(ip) === 4 ? 32 : 128;
      const isValidLength =
        bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits);
      if (!ip || !isValidLength || more.length > 0)
        throw new Error(`${entry} is neither an address nor a range`);
      return { ip, bits: bits === undefined ? maxBits : Number(bits) };
    });
}
