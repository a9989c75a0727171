/** Checks a SHA-256 (O5): whether the bytes equal a published version. Pure. */
import { compareVersions } from '@/lib/releases/compare-versions';
import type { VerifiablePackage } from '@/lib/releases/verifiable-package';

export type HashResult<R extends VerifiablePackage = VerifiablePackage> =
  | {
      readonly kind: 'official';
      readonly verifiablePackage: R;
      /** The package to install instead, when this one is older; null when it is current. */
      readonly newerPackage: R | null;
    }
  | { readonly kind: 'unknown' };

/** The newest version of the same package; null where no newer version is published. */
function newestOf<R extends VerifiablePackage>(
  verifiablePackage: R,
  packages: readonly R[],
): R | null {
  const newerPackages = packages
    .filter(({ platform, line, type }) => {
      return (
        platform === verifiablePackage.platform &&
        line === verifiablePackage.line &&
        type === 'latest'
      );
    })
    .filter(({ version }) => compareVersions(version, verifiablePackage.version) > 0)
    .sort((a, b) => compareVersions(b.version, a.version));
  return newerPackages[0] ?? null;
}

/** Preference where the same bytes were published twice: the current package first. */
const rankByType = { latest: 0, beta: 1, older: 2 } as const;

/**
 * Compares a checksum with all published packages.
 * @param sha256 64 hex digits in any case
 */
export function checkHash<R extends VerifiablePackage>(
  sha256: string,
  packages: readonly R[],
): HashResult<R> {
  const digits = sha256.toLowerCase();
  const [verifiablePackage] = packages
    .filter((candidate) => candidate.sha256 === digits)
    .sort((a, b) => rankByType[a.type] - rankByType[b.type]);
  if (!verifiablePackage) return { kind: 'unknown' };
  return {
    kind: 'official',
    verifiablePackage,
    newerPackage: newestOf(verifiablePackage, packages),
  };
}
