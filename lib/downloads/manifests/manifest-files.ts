/** All manifests that can be offered now, by path. Pure. */
import type { ReleasePackage } from '@/lib/releases/release-package';
import { homebrewFiles } from './homebrew';
import type { Product } from './manifest-package';
import { scoopFiles } from './scoop';
import { wingetFiles } from './winget';

/** Package managers, by their folder names below `/manifests`. */
export const packageManagers = ['winget', 'homebrew', 'scoop'] as const;
export type PackageManager = (typeof packageManagers)[number];

const manifestWriters = { winget: wingetFiles, homebrew: homebrewFiles, scoop: scoopFiles };

const productLines = ['v5', 'v6'] as const;

interface ManifestFile {
  readonly manager: PackageManager;
  readonly name: string;
  /** Path the manifest is served at. */
  readonly path: `/manifests/${PackageManager}/${string}`;
  readonly text: string;
}

/** @param packages of all lists; no file contains a package without a checksum or a usable version */
export function manifestFiles(
  packages: readonly ReleasePackage[],
  product: Product,
): ManifestFile[] {
  return packageManagers.flatMap((manager) =>
    productLines.flatMap((line) =>
      Object.entries(manifestWriters[manager](packages, line, product)).map(([name, text]) => ({
        manager,
        name,
        path: `/manifests/${manager}/${name}` as const,
        text,
      })),
    ),
  );
}
