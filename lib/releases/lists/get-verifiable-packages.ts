/** All packages with their SHA-256, from every list (O5). */
import 'server-only';
import { verifiablePackagesOf, type VerifiablePackage } from '../verifiable-package';
import type { PackageList } from '../release-package';
import { getAllPackageLists } from './get-package-lists';

export interface VerifiablePackages {
  readonly packages: readonly VerifiablePackage[];
  /**
   * Whether every list was read, now or earlier. Only then is it certain that a package outside of `packages` was not
   * published.
   */
  readonly isComplete: boolean;
  readonly website: PackageList;
  readonly v6: PackageList;
  readonly histories: readonly PackageList[];
}

/** The packages of the website's list, the v6 list and the histories of all platforms. Never throws. */
export async function getVerifiablePackages(): Promise<VerifiablePackages> {
  const { website, v6, histories } = await getAllPackageLists();
  const lists = [website, v6, ...histories];
  return {
    packages: verifiablePackagesOf(lists.map(({ packages }) => packages)),
    isComplete: lists.every(({ freshness }) => freshness !== 'fallback'),
    website,
    v6,
    histories,
  };
}
