/** Rules that compare what the page reports with what the server saw of the same browser. */
import { ipKind, isSameNetwork } from '../ip-addresses';
import { baseLanguage } from '../base-language';
import { evidenceOf, defineRule } from './rule';

/** Chromium's version in a header that lists brands, such as `"Chromium";v="140"`; null when there is none. */
const chromiumVersionInHeader = (header: string) =>
  /"Chromium";\s*v="(\d+)/.exec(header)?.[1] ?? null;

const headerUserAgent = defineRule('headerUserAgent', 'high', ({ browser, server }) => {
  const header = server?.headers['user-agent'];
  if (!browser || !header) return 'unknown';
  return header === browser.userAgent
    ? 'fits'
    : evidenceOf(['userAgent', browser.userAgent], ['headerUserAgent', header]);
});

const headerLanguage = defineRule('headerLanguage', 'medium', ({ browser, server }) => {
  const header = server?.headers['accept-language'];
  const firstLanguage = header?.split(/[,;]/)[0]?.trim();
  if (!browser || !header || !firstLanguage || firstLanguage === '*' || !browser.language)
    return 'unknown';
  return baseLanguage(firstLanguage) === baseLanguage(browser.language)
    ? 'fits'
    : evidenceOf(['language', browser.language], ['headerLanguage', header]);
});

const headerHints = defineRule('headerHints', 'medium', ({ browser, server }) => {
  if (!browser?.hints || !server) return 'unknown';
  const { hints } = browser;
  const platform = server.headers['sec-ch-ua-platform']?.replaceAll('"', '');
  const mobile = server.headers['sec-ch-ua-mobile'];
  const brands = server.headers['sec-ch-ua'];
  if (platform && platform !== hints.platform)
    return evidenceOf(['hintPlatform', hints.platform], ['headerPlatform', platform]);
  if (mobile && (mobile === '?1') !== hints.isMobile)
    return evidenceOf(['hintMobile', String(hints.isMobile)], ['headerMobile', mobile]);
  const hintedVersion = hints.brands.find(({ brand }) => brand === 'Chromium')?.version;
  const sentVersion = brands && chromiumVersionInHeader(brands);
  if (hintedVersion && sentVersion && Number.parseInt(hintedVersion, 10) !== Number(sentVersion))
    return evidenceOf(
      ['hintBrands', `Chromium ${hintedVersion}`],
      ['headerBrands', `Chromium ${sentVersion}`],
    );
  return platform || mobile || sentVersion ? 'fits' : 'unknown';
});

/**
 * A mismatch means that WebRTC reveals a public IP other than the one the server sees: the page's traffic takes another
 * route (a proxy, a VPN) than the computer's own. Only IPs of the same family (IPv4, IPv6) are compared.
 */
const rtcAddress = defineRule('rtcAddress', 'high', ({ rtc, server }) => {
  const serverAddress = server?.address;
  if (!rtc || !serverAddress) return 'unknown';
  const kind = ipKind(serverAddress);
  if (kind !== 'public4' && kind !== 'public6') return 'unknown';
  const ownAddresses = rtc.addresses.filter((ip) => ipKind(ip) === kind);
  if (ownAddresses.length === 0) return rtc.addresses.length > 0 ? 'fits' : 'unknown';
  if (ownAddresses.some((ip) => isSameNetwork(ip, serverAddress))) return 'fits';
  return evidenceOf(['rtcAddress', ownAddresses.join(', ')], ['serverAddress', serverAddress]);
});

export const serverViewRules = [headerUserAgent, headerLanguage, headerHints, rtcAddress] as const;
