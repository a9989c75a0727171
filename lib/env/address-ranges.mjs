/**
 * Parses IP addresses and ranges in settings. Plain JavaScript, because it checks settings before a start, and
 * without Node's modules, because pages read settings too.
 */

const byte = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const ipv4 = new RegExp(`^${byte}(?:\\.${byte}){3}$`);

/**
 * @param {string} text
 * @returns {0 | 4 | 6} 0 when it is no IP address
 */
function isIP(text) {
  if (ipv4.test(text)) return 4;
  return /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]/`) ? 6 : 0;
}

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Normalizes an address for comparison: IPv4-mapped IPv6 as IPv4, without a zone.
 * @param {string} text
 * @returns {string | null} null when it is no address
 */
export function plainAddress(text) {
  const address = text.trim().replace(/%.*$/, '');
  const bare = mapped.exec(address)?.[1] ?? address;
  return isIP(bare) === 0 ? null : bare;
}

/**
 * Reads TRUSTED_PROXIES: addresses and CIDR ranges, separated by spaces or commas.
 * @param {string | undefined} setting
 * @returns {{ address: string, bits: number }[]}
 * @throws Error naming the entry that is neither
 */
export function addressRanges(setting) {
  return (setting ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((entry) => {
      const [text = '', bits, ...more] = entry.split('/');
      const address = plainAddress(text);
      const most = address && isIP(address) === 4 ? 32 : 128;
      const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
      if (!address || !fits || more.length > 0)
        throw new Error(`TRUSTED_PROXIES: ${entry} is neither an address nor a range`);
      return { address, bits: bits === undefined ? most : Number(bits) };
    });
}
