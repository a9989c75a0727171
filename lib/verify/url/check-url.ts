/**
 * Checks whether a URL is ours (O5): official, an imitation with its reason, or unknown. The host that a browser would
 * open decides, and the visible text must show the same host. Pure, without any lookup.
 */
import { parseUrl } from '@superbrowser/shared/parse-url';
import { hasInvisible, withoutInvisible } from '../invisible-characters';
import { trimmedUrlText, splitUrl, type UrlParts } from './split-url';
import { displayHostOf } from './punycode';
import type { UrlRules, UrlResult, ImitationReason, UnknownReason } from './url-result';
import { hostNameWithoutWww, isOnOwnDomain, protectedNames, imitationReasonOf } from './imitation';

/** Maximum number of characters: longer than any URL of ours with the text around it. */
const maxTextLength = 2_048;

const imitationResult = (reason: ImitationReason, host: string | null = null): UrlResult => ({
  kind: 'imitation',
  reason,
  host,
});
const unknownResult = (reason: UnknownReason, host: string | null = null): UrlResult => ({
  kind: 'unknown',
  reason,
  host,
});

/** A path of a local or network file, which people paste as well. */
const filePathPattern = /^(?:[a-z]:[\\/]|\\\\)/i;
/** File names of packages. They are not URLs, although an extension such as .zip can be a top-level domain. */
const packageNamePattern = /^[^/?#@:]*\d+\.\d+[^/?#@:]*\.(?:exe|zip|dmg|deb|apk|appimage|ipa)$/i;

/** A URL that follows words without a blank, as in Chinese. */
const urlAfterText = /[^/?#]https?:\/\//i;

/** Checks the text as a whole, before it is split; null when nothing is wrong. */
function issueOfText(text: string): UrlResult | null {
  if (text === '') return unknownResult('noUrl');
  if (filePathPattern.test(text) || packageNamePattern.test(text)) return unknownResult('noUrl');
  return text.includes('\\') ? imitationResult('backslash') : null;
}

/** The host a browser would open; null where there is none. */
function hostOf({ host, port }: UrlParts): string | null {
  const url = `https://${host}${port && `:${port}`}/`;
  return host === '' ? null : (parseUrl(url)?.hostname ?? null);
}

const isIp = (host: string) => /^\d+(?:\.\d+){3}$/.test(host) || host.startsWith('[');

/** Whether the host is written in its final form, without `www。` or full-width letters, which browsers correct. */
const isWrittenPlainly = (typedHost: string, host: string): boolean =>
  [host, displayHostOf(host)].includes(typedHost.toLowerCase());

interface OriginParts {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
}

/** Every official origin. Our own domains are included with and without `www.`. */
function originsOf({ ownOrigins, otherOrigins }: UrlRules): OriginParts[] {
  const configuredOrigins = [...ownOrigins, ...otherOrigins].map((origin) => new URL(origin));
  const originsWithWww = ownOrigins.map((origin) => {
    const url = new URL(origin);
    const base = hostNameWithoutWww(url.hostname);
    if (base) url.hostname = url.hostname === base ? `www.${base}` : base;
    return url;
  });
  return [...configuredOrigins, ...originsWithWww].map(({ protocol, hostname, port }) => ({
    protocol,
    hostname,
    port,
  }));
}

/** Checks a URL whose host is ours. Spelling, scheme and port must be right as well. */
function checkOwnHost(parts: UrlParts, origins: readonly OriginParts[], host: string) {
  if (!isWrittenPlainly(parts.host, host)) return imitationResult('lookalike', host);
  const scheme = parts.scheme ? `${parts.scheme}:` : null;
  const reachableOrigins = origins.filter(
    ({ protocol }) => scheme === null || scheme === protocol || scheme === 'https:',
  );
  if (reachableOrigins.length === 0) return unknownResult('insecure', host);
  const defaultPort = scheme === 'http:' ? '80' : '443';
  const port = parts.port === defaultPort ? '' : parts.port;
  if (!reachableOrigins.some((origin) => origin.port === port)) return unknownResult('port', host);
  return { kind: 'official', host } as const;
}

/** Whether a text without a scheme is an email whose user part does not contain our name. */
function isOrdinaryEmail(
  { scheme, userInfo, pathAndQuery }: UrlParts,
  names: readonly string[],
): boolean {
  const user = userInfo?.toLowerCase() ?? '';
  return scheme === null && pathAndQuery === '' && !names.some((name) => user.includes(name));
}

function checkParts(parts: UrlParts, rules: UrlRules): UrlResult {
  const names = protectedNames(rules);
  const { scheme, userInfo } = parts;
  if (scheme !== null && scheme !== 'http' && scheme !== 'https') {
    const urlText = `${userInfo ?? ''}${parts.host}${parts.pathAndQuery}`.toLowerCase();
    return names.some((name) => urlText.includes(name))
      ? imitationResult('scheme')
      : unknownResult('otherScheme');
  }
  const host = hostOf(parts);
  if (host === null) return unknownResult('noUrl');
  if (userInfo !== null)
    return isOrdinaryEmail(parts, names)
      ? unknownResult('noUrl')
      : imitationResult('userInfo', host);
  if (parts.host.includes('%')) return imitationResult('encoded', host);
  return checkHost(parts, host, rules);
}

function checkHost(parts: UrlParts, host: string, rules: UrlRules): UrlResult {
  const bareHost = host.replace(/\.$/, '');
  const origins = originsOf(rules).filter(({ hostname }) => hostname === bareHost);
  if (origins.length > 0)
    return bareHost === host
      ? checkOwnHost(parts, origins, host)
      : unknownResult('trailingDot', host);
  // Without a scheme, a number with dots is a version, and a word without dots is a word.
  const hasNoScheme = parts.scheme === null;
  if (isIp(bareHost)) {
    const isComplete = bareHost === parts.host || !hasNoScheme;
    return isComplete ? unknownResult('ipAddress', host) : unknownResult('noUrl');
  }
  if (hasNoScheme && !bareHost.includes('.')) return unknownResult('noUrl');
  if (isOnOwnDomain(bareHost, rules)) return unknownResult('ownSubdomain', host);
  const likeness = imitationReasonOf(bareHost, rules);
  if (likeness) return imitationResult(likeness, host);
  const pathAndQuery = parts.pathAndQuery.toLowerCase();
  const containsName = protectedNames(rules).some((name) => pathAndQuery.includes(name));
  return unknownResult(containsName ? 'nameInPath' : 'foreign', host);
}

/** Checks a text without invisible characters. */
function checkVisibleText(text: string, rules: UrlRules): UrlResult {
  const result = issueOfText(text) ?? checkParts(splitUrl(text), rules);
  const hasNoUrl = 'reason' in result && result.reason === 'noUrl';
  return hasNoUrl && urlAfterText.test(text) ? unknownResult('notAlone') : result;
}

/**
 * Checks a URL a visitor was given.
 * @param text as it was pasted; it must contain only the URL
 */
export function checkUrl(text: string, rules: UrlRules): UrlResult {
  if (text.trim().length > maxTextLength) return unknownResult('tooLong');
  const trimmedText = trimmedUrlText(text);
  if (/\s/.test(trimmedText)) return unknownResult('notAlone');
  const result = checkVisibleText(withoutInvisible(trimmedText), rules);
  const hasNoUrl = 'reason' in result && result.reason === 'noUrl';
  // Invisible characters in a URL hide where the URL leads. In a text without a URL they hide nothing.
  return hasInvisible(trimmedText) && !hasNoUrl ? imitationResult('hidden') : result;
}
