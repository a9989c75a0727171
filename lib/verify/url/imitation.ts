/** Decides whether and how a foreign host imitates one of ours. Pure. */
import { editDistance, maxEditDistance, mixesScripts, skeletonOf } from './similarity';
import { displayHostOf } from './punycode';
import type { UrlRules, ImitationReason } from './url-result';

/** Second-level labels under which countries register names, such as `com` in `com.cn`. */
const countrySecondLevels = new Set([
  'com',
  'net',
  'org',
  'gov',
  'edu',
  'ac',
  'co',
  'or',
  'ne',
  'go',
]);

/** Number of labels at the end of a host that cannot be registered alone. */
function publicSuffixLabelCount(labels: readonly string[]): number {
  const [second = '', last = ''] = labels.slice(-2);
  return labels.length > 2 && last.length === 2 && countrySecondLevels.has(second) ? 2 : 1;
}

/** A host without `www.`; null for an IP address or a local name, which are not registered names. */
export function hostNameWithoutWww(hostname: string): string | null {
  const base = hostname.replace(/^www\./, '');
  return /^[\d.:[\]]+$/.test(base) || !base.includes('.') ? null : base;
}

interface DomainParts {
  /** The registered label, `superbrowser` in `dl.superbrowser.com`. */
  readonly label: string;
  readonly publicSuffix: string;
  /** The labels before the registered label. */
  readonly subdomains: readonly string[];
}

function domainPartsOf(host: string): DomainParts {
  const labels = host.split('.');
  const index = Math.max(labels.length - publicSuffixLabelCount(labels) - 1, 0);
  return {
    label: labels[index] ?? '',
    publicSuffix: labels.slice(index + 1).join('.'),
    subdomains: labels.slice(0, index),
  };
}

const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text);

const ownLabels = ({ ownOrigins }: UrlRules): string[] =>
  ownOrigins.flatMap((origin) => {
    const base = hostNameWithoutWww(new URL(origin).hostname);
    return base ? [domainPartsOf(displayHostOf(base)).label] : [];
  });

/**
 * Names that others may not imitate: the names of our own domains and of the product, in lower case and without blanks.
 */
export function protectedNames(rules: UrlRules): string[] {
  const productNames = rules.names.map((name) => name.toLowerCase().replace(/\s/g, ''));
  // Shorter names are left out, because they are also parts of ordinary URLs.
  const isName = (candidate: string) => candidate.length >= (isAscii(candidate) ? 4 : 2);
  return [...new Set([...ownLabels(rules), ...productNames])].filter(isName);
}

/** How a label imitates one of our names; null where it does not. */
function likenessOf(label: string, name: string): 'same' | ImitationReason | null {
  if (label === name) return 'same';
  const [labelSkeleton, nameSkeleton] = [skeletonOf(label), skeletonOf(name)];
  if (labelSkeleton === nameSkeleton) return 'lookalike';
  if (editDistance(label, name) <= maxEditDistance(name)) return 'typo';
  if (label.includes(name)) return 'nameInside';
  if (labelSkeleton.includes(nameSkeleton)) return isAscii(label) ? 'nameInside' : 'lookalike';
  return editDistance(labelSkeleton, nameSkeleton) <= maxEditDistance(name) && !isAscii(label)
    ? 'lookalike'
    : null;
}

/**
 * Whether a host is under a domain of ours. The domain of a service that we use counts only when it contains our name,
 * because others rent hosts there too.
 */
export function isOnOwnDomain(host: string, rules: UrlRules): boolean {
  const names = protectedNames(rules);
  const { ownOrigins, otherOrigins } = rules;
  const domainOf = (text: string): string => {
    const { label, publicSuffix } = domainPartsOf(text);
    return `${label}.${publicSuffix}`;
  };
  const domains = [
    ...ownOrigins.flatMap((origin) => hostNameWithoutWww(new URL(origin).hostname) ?? []),
    ...otherOrigins
      .map((origin) => domainOf(new URL(origin).hostname))
      .filter((domain) => names.some((name) => domainPartsOf(domain).label.includes(name))),
  ];
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/**
 * How a host imitates ours; null where it does not.
 * @param host in its final form, and not under a domain of ours
 */
export function imitationReasonOf(host: string, rules: UrlRules): ImitationReason | null {
  const displayedHost = displayHostOf(host);
  const { label, subdomains } = domainPartsOf(displayedHost);
  const ownLabelSet = new Set(ownLabels(rules));
  for (const name of protectedNames(rules)) {
    const likeness = likenessOf(label, name);
    if (likeness === 'same') return ownLabelSet.has(name) ? 'otherEnding' : 'nameInside';
    if (likeness) return likeness;
    // Our name before another domain: `superbrowser.com.other.example`.
    if (subdomains.some((label) => likenessOf(label, name) !== null)) return 'nameInside';
  }
  return displayedHost.split('.').some(mixesScripts) ? 'mixedScripts' : null;
}
