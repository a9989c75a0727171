/** The possible results for a URL (O5), with their reasons. */

/** Signs of an imitation of our site. */
export const imitationReasons = [
  /** `https://official@other.example`: the part before the @ is not the host. */
  'userInfo',
  /** Invisible characters in the URL. */
  'hidden',
  /** A backslash, which programs interpret differently. */
  'backslash',
  /** `%77ww.…`: a percent-encoded host. */
  'encoded',
  /**
   * Letters of another script, or digits, that look like letters of our name; also our own host in characters that
   * browsers correct, such as full-width letters.
   */
  'lookalike',
  /** Letters of several scripts in one word. */
  'mixedScripts',
  /** Our name as part of another domain. */
  'nameInside',
  /** Our name with another top-level domain. */
  'otherEnding',
  /** Our name with one or two letters added, missing, changed or swapped. */
  'typo',
  /** Our name in a URL that opens no web page. */
  'scheme',
] as const;
export type ImitationReason = (typeof imitationReasons)[number];

/** Why a URL is not official, although nothing shows an imitation. */
export const unknownReasons = [
  'foreign',
  /** Our name in the path of another host. */
  'nameInPath',
  /** Our host without TLS, so that an attacker on the network can change the content. */
  'insecure',
  /** Our host at a port that is not ours. */
  'port',
  /** Our host with a dot after it, which browsers treat as another host. */
  'trailingDot',
  /** A host under our domain that is not in use. */
  'ownSubdomain',
  'ipAddress',
  'otherScheme',
  /** The text contains more than a URL: other words, or several URLs. */
  'notAlone',
  'tooLong',
  'noUrl',
] as const;
export type UnknownReason = (typeof unknownReasons)[number];

export type UrlResult =
  | { readonly kind: 'official'; readonly host: string }
  /** `host`: the URL's host in its final form (punycode); null where there is none. */
  | { readonly kind: 'imitation'; readonly reason: ImitationReason; readonly host: string | null }
  | { readonly kind: 'unknown'; readonly reason: UnknownReason; readonly host: string | null };

/** Rules that tell which URLs are official, from the configuration. */
export interface UrlRules {
  /** Origins of this site and of the variant brand. Their domains are ours, with and without `www.`. */
  readonly ownOrigins: readonly string[];
  /**
   * Origins of downloads, help and trial. Only these hosts are official, because their domains may belong to others.
   */
  readonly otherOrigins: readonly string[];
  /** Names of the product, in every language. */
  readonly names: readonly string[];
}
