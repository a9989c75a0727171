/**
 * Checks whether a URL is ours (O5): official, an imitation with its reason, or unknown. The host a browser
 * would open decides, and the visible text must be the same. Pure, without any lookup.
 */
import { hasInvisible, withoutInvisible } from '../invisible-characters';
import { bareText, splitUrl, type UrlParts } from './split-url';
import { shownHost } from './punycode';
import type { UrlRules, UrlResult, ImitationReason, UnknownReason } from './reasons';
import { registeredHostOf, isOnOwnDomain, protectedNames, imitationReasonOf } from './imitation';

/** Longer than any URL of ours, including the text around it. */
const maxLength = 2_048;

const imitation = (reason: ImitationReason, host: string | null = null): UrlResult => ({
  kind: 'imitation',
  reason,
  host,
});
const unknown = (reason: UnknownReason, host: string | null = null): UrlResult => ({
  kind: 'unknown',
  reason,
  host,
});

/** A path of a local or network file, which people paste as well. */
const filePath = /^(?:[a-z]:[\\/]|\\\\)/i;
/** Package names are no URLs, though an extension such as .zip can be a top-level domain. */
const packageName = /^[^/?#@:]*\d+\.\d+[^/?#@:]*\.(?:exe|zip|dmg|deb|apk|appimage|ipa)$/i;

/** A URL that follows words without a blank, as in Chinese. */
const urlBehind = /[^/?#]https?:\/\//i;

/** Checks the text as a whole, before it is split. */
function issueOfText(text: string): UrlResult | null {
  if (text === '') return unknown('noAddress');
  if (filePath.test(text) || packageName.test(text)) return unknown('noAddress');
  return text.includes('\\') ? imitation('backslash') : null;
}

/** The host a browser would open; null where there is none. */
function hostOf({ host, port }: UrlParts): string | null {
  const url = `https://${host}${port && `:${port}`}/`;
  return host !== '' && URL.canParse(url) ? new URL(url).hostname : null;
}

const isIp = (host: string) => /^\d+(?:\.\d+){3}$/.test(host) || host.startsWith('[');

/** Whether the host is written in its final form, without `www。` or full-width letters, which browsers correct. */
const isWrittenPlainly = (written: string, host: string): boolean =>
  [host, shownHost(host)].includes(written.toLowerCase());

interface Official {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
}

/** Every official origin; our own domains with and without `www.`. */
function originsOf({ own, others }: UrlRules): Official[] {
  const named = [...own, ...others].map((origin) => new URL(origin));
  const twins = own.map((origin) => {
    const url = new URL(origin);
    const base = registeredHostOf(url.hostname);
    if (base) url.hostname = url.hostname === base ? `www.${base}` : base;
    return url;
  });
  return [...named, ...twins].map(({ protocol, hostname, port }) => ({ protocol, hostname, port }));
}

/** Checks a URL with a host of ours: the rest of it must be right as well. */
function atOwnHost(parts: UrlParts, origins: readonly Official[], host: string) {
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

/** Whether a text without a scheme is an email. */
function isMailbox({ scheme, userInfo, rest }: UrlParts, names: readonly string[]): boolean {
  const user = userInfo?.toLowerCase() ?? '';
  return scheme === null && rest === '' && !names.some((name) => user.includes(name));
}

function checkParts(parts: UrlParts, rules: UrlRules): UrlResult {
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

function checkHost(parts: UrlParts, host: string, rules: UrlRules): UrlResult {
  const bare = host.replace(/\.$/, '');
  const origins = originsOf(rules).filter(({ hostname }) => hostname === bare);
  if (origins.length > 0)
    return bare === host ? atOwnHost(parts, origins, host) : unknown('trailingDot', host);
  // Without a scheme, a number with dots is a version, and a word without dots is a word.
  const isGuess = parts.scheme === null;
  if (isIp(bare)) {
    const isWhole = bare === parts.host || !isGuess;
    return isWhole ? unknown('ipAddress', host) : unknown('noAddress');
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
function checkSeen(text: string, rules: UrlRules): UrlResult {
  const result = issueOfText(text) ?? checkParts(splitUrl(text), rules);
  const isNone = 'reason' in result && result.reason === 'noAddress';
  return isNone && urlBehind.test(text) ? unknown('notAlone') : result;
}

/**
 * Checks a URL a visitor was given.
 * @param text as it was pasted; it must contain only the URL
 */
export function checkUrl(text: string, rules: UrlRules): UrlResult {
  if (text.trim().length > maxLength) return unknown('tooLong');
  const bare = bareText(text);
  if (/\s/.test(bare)) return unknown('notAlone');
  const result = checkSeen(withoutInvisible(bare), rules);
  const isNone = 'reason' in result && result.reason === 'noAddress';
  // Invisible characters in a URL hide where it leads; in a word, or alone, they hide nothing.
  return hasInvisible(bare) && !isNone ? imitation('hidden') : result;
}
