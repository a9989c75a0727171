/**
 * Checks where a `target` parameter may lead (T1). Pure: the middleware and the sign-in from the desktop app share it.
 */
import { parseUrl } from '@superbrowser/shared/parse-url';
import type { RedirectRules } from '@/lib/core/env/csp-and-redirect-hosts';

type RedirectTarget =
  /** A page of this site: path with query and fragment. */
  | { readonly kind: 'here'; readonly path: string }
  /** A host on the allow-list. */
  | { readonly kind: 'listed'; readonly url: string }
  /** Any other URL. It is shown with its full host (punycode) and followed only on a click. */
  | { readonly kind: 'foreign'; readonly url: string; readonly host: string }
  | { readonly kind: 'refused' };

/**
 * Maximum number of characters: longer than any URL of this site. Browsers and proxies treat longer URLs differently.
 */
const maxTargetLength = 2_048;
const refusedTarget: RedirectTarget = { kind: 'refused' };

/** Control characters and blanks, which parsers drop, and backslashes, which they take for slashes. */
const deceptiveCharacters = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/;

/** The redirect page itself, with any language prefix: following it would loop. */
const redirectPagePattern = /^(?:\/(?:en|en-us|zh-cn))?\/redirect\/?$/i;

function parseTarget(text: string, origin: string): URL | null {
  // Accepts a path of this site or a full URL; `//host`, `https:host` and bare names are ambiguous.
  const isPath = text.startsWith('/') && !text.startsWith('//');
  if (!isPath && !/^https?:\/\/[^/]/i.test(text)) return null;
  return parseUrl(text, origin);
}

/**
 * Validates a target.
 * @param text the target, decoded once as URLSearchParams does; null when it is missing
 */
export function validateRedirectTarget(
  text: string | null,
  { origin, hosts }: RedirectRules,
): RedirectTarget {
  if (!text || text.length > maxTargetLength || deceptiveCharacters.test(text))
    return refusedTarget;
  const url = parseTarget(text, origin);
  if (!url || url.username !== '' || url.password !== '') return refusedTarget;
  if (url.origin === origin) {
    // `/.//host` is normalized to a path that begins with another host.
    if (url.pathname.startsWith('//') || redirectPagePattern.test(url.pathname))
      return refusedTarget;
    return { kind: 'here', path: `${url.pathname}${url.search}${url.hash}` };
  }
  if (hosts.has(url.host)) return { kind: 'listed', url: url.href };
  return { kind: 'foreign', url: url.href, host: url.host };
}
