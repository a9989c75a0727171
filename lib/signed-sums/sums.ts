/** The list of checksums as `sha256sum -c` reads it (O7). Pure. */
import type { Release } from '@/lib/releases/types';

export interface Sums {
  /** `<SHA-256>  <file name>` a line, in the order of the names; empty when nothing is published. */
  readonly text: string;
  /** Names two different packages carry. Neither is listed: a genuine file could be reported as not genuine. */
  readonly ambiguous: readonly string[];
}

const hash = /^[0-9a-f]{64}$/;

/**
 * One path segment whose letters mean themselves. A separator would have `sha256sum -c` read another file, a control
 * character would end the line, a backslash would be an escape, and `-` is its standard input.
 */
const fileName = /^(?![-. ])[^\u0000-\u001f\u007f\\/]+(?<! )$/;

type Package = Pick<Release, 'url' | 'fileName' | 'sha256'>;

/**
 * @param releases all that is published, of all lists; a package may be in several of them
 * @returns the same text for the same packages, in whatever order they come
 */
export function checksumListOf(releases: readonly Package[]): Sums {
  const found = new Map<string, Set<string>>();
  for (const { url, fileName: name, sha256 } of releases) {
    if (url === null || name === null || sha256 === null) continue;
    if (!hash.test(sha256) || !fileName.test(name)) continue;
    found.set(name, (found.get(name) ?? new Set()).add(sha256));
  }
  // By code units: the same everywhere, whatever the machine's language.
  const names = [...found.keys()].sort();
  const lines = names.flatMap((name) => {
    const [sha256, ...others] = found.get(name) ?? [];
    return sha256 && others.length === 0 ? [`${sha256}  ${name}\n`] : [];
  });
  return {
    text: lines.join(''),
    ambiguous: names.filter((name) => (found.get(name)?.size ?? 0) > 1),
  };
}
