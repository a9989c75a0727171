/** Checks a SHA-256 (O5): whether the bytes equal a published version. Pure. */
import { compareVersions } from '@/lib/releases/compare-versions';
import type { PackageChecksum } from './published-packages';

export type HashResult<R extends PackageChecksum = PackageChecksum> =
  | {
      readonly kind: 'official';
      readonly record: R;
      /** The version to install instead of an older one; null for a current one. */
      readonly newest: R | null;
    }
  | { readonly kind: 'unknown' };

/** The newest version of the same package; null where the record itself is that, or newer. */
function newestOf<R extends PackageChecksum>(record: R, records: readonly R[]): R | null {
  const newer = records
    .filter(({ platform, line, type }) => {
      return platform === record.platform && line === record.line && type === 'latest';
    })
    .filter(({ version }) => compareVersions(version, record.version) > 0)
    .sort((a, b) => compareVersions(b.version, a.version));
  return newer[0] ?? null;
}

/** Preference where the same bytes were published twice: the current package first. */
const rankOfType = { latest: 0, beta: 1, older: 2 } as const;

/**
 * Compares a checksum with all published packages.
 * @param sha256 64 hex digits in any case
 */
export function checkHash<R extends PackageChecksum>(
  sha256: string,
  records: readonly R[],
): HashResult<R> {
  const digits = sha256.toLowerCase();
  const [record] = records
    .filter((candidate) => candidate.sha256 === digits)
    .sort((a, b) => rankOfType[a.type] - rankOfType[b.type]);
  if (!record) return { kind: 'unknown' };
  return { kind: 'official', record, newest: newestOf(record, records) };
}
