/** Splits a URL as a reader sees it, before a browser's parser corrects it. Pure. */

export interface UrlParts {
  /** The scheme in lower case; null where the text has none. */
  readonly scheme: string | null;
  /** The part before the last `@` of the authority; null without one. */
  readonly userInfo: string | null;
  /** The host as written, without the port. */
  readonly host: string;
  /** The digits of the port; '' where the text has none. */
  readonly port: string;
  /** Path, query and fragment. */
  readonly pathAndQuery: string;
}

/** Characters around a URL in a sentence. A square bracket belongs to the URL: `https://[::1]`. */
const leadingCharacters = /^(?:(?!\[)[\s\u200b<"'\p{Ps}\p{Pi}\p{Pf}])+/u;
const trailingCharacters = /(?:(?!\])[\s\u200b>"'\p{Pe}\p{Pi}\p{Pf}。，、；！？,;!?])+$/u;

/** The text without the characters around a URL. */
export const trimmedUrlText = (text: string): string =>
  text.replace(leadingCharacters, '').replace(trailingCharacters, '');

/** Matches a scheme `name:`, but not a host with a port. */
const schemePattern = /^([a-z][a-z0-9+.-]*):(?!\d+(?:[/?#]|$))/i;

/**
 * Splits a URL.
 * @param text without surrounding blanks
 */
export function splitUrl(text: string): UrlParts {
  const [whole = '', scheme = null] = schemePattern.exec(text) ?? [];
  // Browsers accept any number of slashes after http: and https:.
  const afterScheme = text.slice(whole.length).replace(/^\/+/, '');
  const authorityEnd = afterScheme.search(/[/?#]/);
  const authority = authorityEnd < 0 ? afterScheme : afterScheme.slice(0, authorityEnd);
  const atSign = authority.lastIndexOf('@');
  const hostAndPort = authority.slice(atSign + 1);
  const [, host = hostAndPort, port = ''] = /^(.*?)(?::(\d*))?$/.exec(hostAndPort) ?? [];
  return {
    scheme: scheme?.toLowerCase() ?? null,
    userInfo: atSign < 0 ? null : authority.slice(0, atSign),
    host,
    port,
    pathAndQuery: authorityEnd < 0 ? '' : afterScheme.slice(authorityEnd),
  };
}
