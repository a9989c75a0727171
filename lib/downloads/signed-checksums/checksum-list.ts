/** Writes the list of checksums in the format of `sha256sum -c` (O7). Pure. */
import { sha256Pattern, type ReleasePackage } from '@/lib/releases/release-package';

interface ChecksumList {
  /** `<SHA-256>  <file name>` on each line, ordered by name; empty when nothing is published. */
  readonly text: string;
  /**
   * Names that two different packages share. Neither package is listed, because a genuine file could be reported as a
   * false one.
   */
  readonly ambiguousNames: readonly string[];
}

/**
 * A file name must be one path segment without special characters. A separator would make `sha256sum -c` read another
 * file, a control character would end the line, a backslash would be an escape, and `-` stands for standard input.
 */
const fileNamePattern = /^(?![-. ])[^\u0000-\u001f\u007f\\/]+(?<! )$/;

type Package = Pick<ReleasePackage, 'url' | 'fileName' | 'sha256'>;

/**
 * @param packages all published packages of all lists; a package may be in several lists
 * @returns the same text for the same packages, in any order
 */
export function formatChecksumList(packages: readonly Package[]): ChecksumList {
  const hashesByName = new Map<string, Set<string>>();
  for (const { url, fileName: name, sha256 } of packages) {
    if (url === null || name === null || sha256 === null) continue;
    if (!sha256Pattern.test(sha256) || !fileNamePattern.test(name)) continue;
    hashesByName.set(name, (hashesByName.get(name) ?? new Set()).add(sha256));
  }
  // Sorted by code units, which does not depend on the machine's language.
  const names = [...hashesByName.keys()].sort();
  const lines = names.flatMap((name) => {
    const [sha256, ...others] = hashesByName.get(name) ?? [];
    return sha256 && others.length === 0 ? [`${sha256}  ${name}\n`] : [];
  });
  return {
    text: lines.join(''),
    ambiguousNames: names.filter((name) => (hashesByName.get(name)?.size ?? 0) > 1),
  };
}
