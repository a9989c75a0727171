/** Where a `target` parameter may lead (T1). Pure: the middleware and the sign-in handover judge alike. */

export type Target =
  /** A page of this site: path with query and fragment. */
  | { readonly kind: 'here'; readonly path: string }
  /** A host on the allow-list. */
  | { readonly kind: 'listed'; readonly url: string }
  /** Any other web address: shown with its full host (punycode) and followed only on a click. */
  | { readonly kind: 'foreign'; readonly url: string; readonly host: string }
  | { readonly kind: 'refused' };

export interface TargetRules {
  /** Public origin of this site. */
  readonly origin: string;
  /** Hosts, with a port where it is not the usual one. */
  readonly hosts: ReadonlySet<string>;
}

/** Longer than any address of ours; browsers and proxies begin to differ there. */
const maxLength = 2_048;
const refused: Target = { kind: 'refused' };

/** Control characters and blanks, which parsers drop, and backslashes, which they take for slashes. */
const deceptive = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/;

/** The redirect itself, in any language prefix: following it would go round in circles. */
const redirectPage = /^(?:\/(?:en|en-us|zh-cn))?\/redirect\/?$/i;

function parse(text: string, origin: string): URL | null {
  // A path of this site or a full web address; `//host`, `https:host` and bare names are guesses.
  const isPath = text.startsWith('/') && !text.startsWith('//');
  if (!isPath && !/^https?:\/\/[^/]/i.test(text)) return null;
  try {
    return new URL(text, origin);
  } catch {
    return null;
  }
}

/**
 * Judges a target.
 * @param text decoded once, as URLSearchParams gives it; null when it is missing
 */
export function judgeTarget(text: string | null, { origin, hosts }: TargetRules): Target {
  if (!text || text.length > maxLength || deceptive.test(text)) return refused;
  const url = parse(text, origin);
  if (!url || url.username !== '' || url.password !== '') return refused;
  if (url.origin === origin) {
    // `/.//host` is a path whose own beginning names another site.
    if (url.pathname.startsWith('//') || redirectPage.test(url.pathname)) return refused;
    return { kind: 'here', path: `${url.pathname}${url.search}${url.hash}` };
  }
  if (hosts.has(url.host)) return { kind: 'listed', url: url.href };
  return { kind: 'foreign', url: url.href, host: url.host };
}

/** Settings that name hosts; all but the two of bare hosts are web addresses. */
interface HostSettings {
  readonly REDIRECT_HOSTS?: string | undefined;
  readonly VARIANT_HOST?: string | undefined;
  readonly HELP_SITE_ORIGIN?: string | undefined;
  readonly WEB_TRIAL_URL?: string | undefined;
  readonly DOWNLOAD_HOST?: string | undefined;
}

/** T1: the hosts a target leads to without asking. One list, or edge and handlers would drift apart. */
export function ownHosts(settings: HostSettings): ReadonlySet<string> {
  const { REDIRECT_HOSTS = '', VARIANT_HOST = '' } = settings;
  const { HELP_SITE_ORIGIN, WEB_TRIAL_URL, DOWNLOAD_HOST } = settings;
  return redirectHosts(`${REDIRECT_HOSTS} ${VARIANT_HOST}`, [
    HELP_SITE_ORIGIN,
    WEB_TRIAL_URL,
    DOWNLOAD_HOST,
  ]);
}

/**
 * Reads REDIRECT_HOSTS and the addresses whose hosts are ours anyway.
 * @param setting host names separated by spaces or commas
 * @throws Error naming an entry that is no host
 */
export function redirectHosts(
  setting: string | undefined,
  addresses: readonly (string | undefined)[],
): ReadonlySet<string> {
  const listed = (setting ?? '').split(/[\s,]+/).filter(Boolean);
  const named = listed.map((entry) => {
    const url = URL.canParse(`https://${entry}`) ? new URL(`https://${entry}`) : null;
    if (!url || url.pathname !== '/' || url.username !== '' || url.search !== '')
      throw new Error(`REDIRECT_HOSTS: ${entry} is not a host`);
    return url.host;
  });
  return new Set([...named, ...addresses.flatMap((text) => (text ? [new URL(text).host] : []))]);
}
