/** What an address can turn out to be (O5), and by which sign. */

/** Signs of an imitation of us. */
export const imitationReasons = [
  /** `https://official@other.example`: what stands before the @ is no host. */
  'userInfo',
  /** Invisible characters within the address. */
  'hidden',
  /** A backslash, which programs read in different ways. */
  'backslash',
  /** `%77ww.…`: the host written in codes. */
  'encoded',
  /** Letters of another script, or digits, that look like those of our name. */
  'lookalike',
  /** Letters of several scripts in one word. */
  'mixedScripts',
  /** Our name as a part of another's domain. */
  'nameInside',
  /** Our name with another ending. */
  'otherEnding',
  /** Our name with a letter or two more, less, changed or swapped. */
  'typo',
  /** Our name in an address that opens no web page. */
  'scheme',
] as const;
export type ImitationReason = (typeof imitationReasons)[number];

/** Why an address is not called official, although nothing says that it wants to be taken for ours. */
export const unknownReasons = [
  'foreign',
  /** Our name stands after another's host. */
  'nameInPath',
  /** Our host without TLS: a machine on the way can change what arrives. */
  'insecure',
  /** Our host at a port that is not ours. */
  'port',
  /** Our host with a dot behind it, which browsers take for another one. */
  'trailingDot',
  /** Below our domain, and none of the hosts in use. */
  'ownSubdomain',
  'ipAddress',
  'otherScheme',
  /** More than an address: words around it, or several. */
  'notAlone',
  'tooLong',
  'noAddress',
] as const;
export type UnknownReason = (typeof unknownReasons)[number];

export type AddressResult =
  | { readonly kind: 'official'; readonly host: string }
  /** `host`: where the address leads, as it is looked up (punycode); null where it names no host. */
  | { readonly kind: 'imitation'; readonly reason: ImitationReason; readonly host: string | null }
  | { readonly kind: 'unknown'; readonly reason: UnknownReason; readonly host: string | null };

/** Whose addresses are official; from the configuration. */
export interface AddressRules {
  /** Origins of this site and of the sister brand: their domains are ours, with and without `www.`. */
  readonly own: readonly string[];
  /** Origins of downloads, help and trial: these hosts alone, their domains may be another's. */
  readonly others: readonly string[];
  /** What the product is called, in every language. */
  readonly names: readonly string[];
}
