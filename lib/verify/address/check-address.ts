/**
 * Checks whether a web address is ours (O5): official, an imitation with its reason, or unknown. The host a browser
 * would open decides, and the visible text must be the same. Pure, without any lookup.
 */
import { hasInvisible, withoutUnseen } from '../invisible-characters';
import { bareText, splitAddress, type AddressParts } from './split-address';
import { shownHost } from './punycode';
import type { AddressRules, AddressResult, ImitationReason, UnknownReason } from './reasons';
import { baseOf, isOnOwnDomain, protectedNames, imitationReasonOf } from './imitation';

/** Longer than any address of ours, including the text around it. */
const maxLength = 2_048;

const imitation = (reason: ImitationReason, host: string | null = null): AddressResult => ({
  kind: 'imitation',
  reason,
  host,
});
const unknown = (reason: UnknownReason, host: string | null = null): AddressResult => ({
  kind: 'unknown',
  reason,
  host,
});

/** A path of a local or network file, which people paste as well. */
const filePath = /^(?:[a-z]:[\\/]|\\\\)/i;
/** Package names are no addresses, though an extension such as .zip can be a top-level domain. */
const packageName = /^[^/?#@:]*\d+\.\d+[^/?#@:]*\.(?:exe|zip|dmg|deb|apk|appimage|ipa)$/i;

/** An address that follows words without a blank, as in Chinese. */
const addressBehind = /[^/?#]https?:\/\//i;

/** Checks the text as a whole, before it is split. */
function issueOfText(text: string): AddressResult | null {
  if (text === '') return unknown('noAddress');
  if (filePath.test(text) || packageName.test(text)) return unknown('noAddress');
  return text.includes('\\') ? imitation('backslash') : null;
}

/** The host a browser would open; null where there is none. */
function hostOf({ host, port }: AddressParts): string | null {
  const address = `https://${host}${port && `:${port}`}/`;
  return host !== '' && URL.canParse(address) ? new URL(address).hostname : null;
}

const isIpAddress = (host: string) => /^\d+(?:\.\d+){3}$/.test(host) || host.startsWith('[');

/** Whether the host is written in its final form: only browsers correct `www。` and full-width letters. */
const isWrittenPlainly = (written: string, host: string): boolean =>
  [host, shownHost(host)].includes(written.toLowerCase());

interface Official {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
}

/** Every official origin; our own domains with and without `www.`. */
function officialOrigins({ own, others }: AddressRules): Official[] {
  const named = [...own, ...others].map((origin) => new URL(origin));
  const twins = own.map((origin) => {
    const url = new URL(origin);
    const base = baseOf(url.hostname);
    if (base) url.hostname = url.hostname === base ? `www.${base}` : base;
    return url;
  });
  return [...named, ...twins].map(({ protocol, hostname, port }) => ({ protocol, hostname, port }));
}

/** Checks an address with a host of ours: the rest of it must be right as well. */
function atOwnHost(parts: AddressParts, origins: readonly Official[], host: string) {
  if (!isWrittenPlainly(parts.host, host)) return imitation('lookalike', host);
  const scheme = parts.scheme ? `${parts.scheme}:` : null;
  const reached = origins.filter(
    ({ protocol }) => scheme === null || scheme === protocol || scheme === 'https:',
  );
  if (reached.length === 0) return unknown('insecure', host);
  const standard = scheme === 'http:' ? '80' : '443';
  const port = parts.port === standard ? '' : parts.port;
  if (!reached.some((origin) => origin.port === port)) return unknown('port', host);
  return { kind: 'official', host } as const;
}

/** Whether a text without a scheme is a mail address. */
function isMailbox({ scheme, userInfo, rest }: AddressParts, names: readonly string[]): boolean {
  const user = userInfo?.toLowerCase() ?? '';
  return scheme === null && rest === '' && !names.some((name) => user.includes(name));
}

function checkParts(parts: AddressParts, rules: AddressRules): AddressResult {
  const names = protectedNames(rules);
  const { scheme, userInfo } = parts;
  if (scheme !== null && scheme !== 'http' && scheme !== 'https') {
    const all = `${userInfo ?? ''}${parts.host}${parts.rest}`.toLowerCase();
    return names.some((name) => all.includes(name)) ? imitation('scheme') : unknown('otherScheme');
  }
  const host = hostOf(parts);
  if (host === null) return unknown('noAddress');
  if (userInfo !== null)
    return isMailbox(parts, names) ? unknown('noAddress') : imitation('userInfo', host);
  if (parts.host.includes('%')) return imitation('encoded', host);
  return checkHost(parts, host, rules);
}

function checkHost(parts: AddressParts, host: string, rules: AddressRules): AddressResult {
  const bare = host.replace(/\.$/, '');
  const origins = officialOrigins(rules).filter(({ hostname }) => hostname === bare);
  if (origins.length > 0)
    return bare === host ? atOwnHost(parts, origins, host) : unknown('trailingDot', host);
  // Without a scheme, a number with dots is a version, and a word without dots is a word.
  const isGuess = parts.scheme === null;
  if (isIpAddress(bare)) {
    const whole = bare === parts.host || !isGuess;
    return whole ? unknown('ipAddress', host) : unknown('noAddress');
  }
  if (isGuess && !bare.includes('.')) return unknown('noAddress');
  if (isOnOwnDomain(bare, rules)) return unknown('ownSubdomain', host);
  const likeness = imitationReasonOf(bare, rules);
  if (likeness) return imitation(likeness, host);
  const rest = parts.rest.toLowerCase();
  const isNamed = protectedNames(rules).some((name) => rest.includes(name));
  return unknown(isNamed ? 'nameInPath' : 'foreign', host);
}

/** Checks a text without invisible characters. */
function checkSeen(text: string, rules: AddressRules): AddressResult {
  const result = issueOfText(text) ?? checkParts(splitAddress(text), rules);
  const isNone = 'reason' in result && result.reason === 'noAddress';
  return isNone && addressBehind.test(text) ? unknown('notAlone') : result;
}

/**
 * Checks an address a visitor was given.
 * @param text as it was pasted; it must contain only the address
 */
export function checkAddress(text: string, rules: AddressRules): AddressResult {
  if (text.trim().length > maxLength) return unknown('tooLong');
  const bare = bareText(text);
  if (/\s/.test(bare)) return unknown('notAlone');
  const result = checkSeen(withoutUnseen(bare), rules);
  const isNone = 'reason' in result && result.reason === 'noAddress';
  // Invisible characters in an address hide where it leads; in a word, or alone, they hide nothing.
  return hasInvisible(bare) && !isNone ? imitation('hidden') : result;
}
