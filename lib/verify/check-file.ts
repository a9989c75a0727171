/**
 * Checks by its SHA-256 whether a file is a published package. For an unknown file, its name and size give the reason
 * (O5). Pure.
 */
import type { VerifiablePackage } from '@/lib/releases/verifiable-package';
import { isUnfinished, compareFileName, type FileNameComparison } from './file-name';
import { checkHash } from './check-hash';

/** A file with its hash; the bytes themselves stay on the visitor's computer. */
export interface HashedFile {
  readonly name: string;
  readonly size: number;
  /** Lower-case hex. */
  readonly sha256: string;
}

export type FileResult<R extends VerifiablePackage = VerifiablePackage> =
  | {
      readonly kind: 'official';
      readonly verifiablePackage: R;
      readonly newerPackage: R | null;
      readonly nameCheck: FileNameComparison;
    }
  | {
      readonly kind: 'unknown';
      /**
       * The reason, found by the file's name and size. `unfinished`: the download has not finished; `shorter`: the file
       * is smaller than the package with its name; `sameName`: it has the name of a package but other bytes; `other`:
       * no package has its name.
       */
      readonly reason: 'unfinished' | 'shorter' | 'sameName' | 'other';
      /** The package with the file's name; null when there is none. */
      readonly sameNamePackage: R | null;
    };

/** The result for the name when the package was published without a file name. */
const unnamedFile: FileNameComparison = { promoterCode: null, isChanged: false };

/** The published package with a file's name, ignoring promoter and copy marks. */
function findPackageByName<R extends VerifiablePackage>(
  name: string,
  packages: readonly R[],
): R | null {
  return (
    packages.find(
      ({ fileName }) => fileName !== null && !compareFileName(name, fileName).isChanged,
    ) ?? null
  );
}

function unknownReasonOf({ name, size }: HashedFile, sameNamePackage: VerifiablePackage | null) {
  if (isUnfinished(name)) return 'unfinished';
  if (!sameNamePackage) return 'other';
  return sameNamePackage.size !== null && size < sameNamePackage.size ? 'shorter' : 'sameName';
}

/** Compares a file with all published packages. */
export function checkFile<R extends VerifiablePackage>(
  file: HashedFile,
  packages: readonly R[],
): FileResult<R> {
  const result = checkHash(file.sha256, packages);
  if (result.kind === 'official') {
    const { verifiablePackage, newerPackage } = result;
    const nameCheck = verifiablePackage.fileName
      ? compareFileName(file.name, verifiablePackage.fileName)
      : unnamedFile;
    return { kind: 'official', verifiablePackage, newerPackage, nameCheck };
  }
  const sameNamePackage = findPackageByName(file.name, packages);
  return { kind: 'unknown', reason: unknownReasonOf(file, sameNamePackage), sameNamePackage };
}
