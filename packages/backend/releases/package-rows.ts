/**
 * The stored lists have one row per version, type and kind of file: on Windows, one row holds the 64-bit and the 32-bit
 * package. Staff work with single packages. So rows are split into packages, and changed packages are joined to rows
 * again.
 */
import 'server-only';
import type { ReleaseRow } from '../database/tables/releases';

export const typeNumbers = { upcoming: 0, latest: 1, beta: 2, older: 3 } as const;
export type ReleaseTypeName = keyof typeof typeNumbers;

/** The name of a stored type; null for an unknown one. */
export const typeNameOf = (number: number | undefined) =>
  Object.entries(typeNumbers).find(([, value]) => value === number)?.[0] ?? null;

const latestType: number = typeNumbers.latest;
const olderType: number = typeNumbers.older;

/** Which package of a version this is. Only `Win` on the wire has several; every other has one, named x64. */
export type PackageVariant = 'x64' | 'x86' | 'zip';

export interface Package {
  readonly variant: PackageVariant;
  readonly version: string;
  readonly version_type: number;
  readonly online_time: string | null;
  readonly os_version_type: string | null;
  readonly url: string | null;
  readonly size: number | null;
  readonly sha256: string | null;
}

type VersionRow = Omit<ReleaseRow, 'list' | 'platform' | 'position'>;

const isZip = (url: string) => url.toLowerCase().endsWith('.zip');

/**
 * Splits a row into packages. `size` and `sha256` belong to the 64-bit package, or to the only one; `size_32` and
 * `sha256_32` to the 32-bit package next to it.
 */
function splitRow(row: VersionRow): Package[] {
  const { version, version_type, online_time, os_version_type } = row;
  const { download_url: url32, download_url_64: url64 } = row;
  const common = { version, version_type, online_time, os_version_type };
  const mainFile = { size: row.size, sha256: row.sha256 };
  const file32 = url64 ? { size: row.size_32, sha256: row.sha256_32 } : mainFile;
  const variantOf = (url: string, variant: PackageVariant): PackageVariant =>
    isZip(url) ? 'zip' : variant;
  const packages = [
    ...(url64 ? [{ ...common, ...mainFile, url: url64, variant: variantOf(url64, 'x64') }] : []),
    ...(url32 ? [{ ...common, ...file32, url: url32, variant: variantOf(url32, 'x86') }] : []),
  ];
  return packages.length > 0 ? packages : [{ ...common, ...mainFile, url: null, variant: 'x64' }];
}

/** @param isSingle whether the platform has one package per version, whose URL may be in either column */
export const rowsToPackages = (rows: readonly VersionRow[], isSingle: boolean): Package[] =>
  rows.flatMap(splitRow).map((item) => (isSingle ? { ...item, variant: 'x64' } : item));

const versionCollator = new Intl.Collator('en', { numeric: true });
const typeOrder = [typeNumbers.latest, typeNumbers.beta, typeNumbers.older, typeNumbers.upcoming];
const orderOfType = (type: number) => typeOrder.findIndex((value) => value === type);

function joinPackages(packages: readonly Package[]): VersionRow {
  const [first] = packages;
  const mainPackage = packages.find((item) => item.variant !== 'x86');
  const x86Package = packages.find((item) => item.variant === 'x86');
  const { version = '', version_type = latestType } = first ?? {};
  const { online_time = null, os_version_type = null } = first ?? {};
  const firstPackage = mainPackage ?? x86Package;
  return {
    version,
    version_type,
    online_time,
    os_version_type,
    download_url: x86Package?.url ?? null,
    download_url_64: mainPackage?.url ?? null,
    size: firstPackage?.size ?? null,
    sha256: firstPackage?.sha256 ?? null,
    size_32: mainPackage ? (x86Package?.size ?? null) : null,
    sha256_32: mainPackage ? (x86Package?.sha256 ?? null) : null,
  };
}

/** Latest first, then betas, earlier and upcoming versions, each newest first. */
export function packagesToRows(packages: readonly Package[]): VersionRow[] {
  const groups = new Map<string, Package[]>();
  for (const item of packages) {
    const key = [item.version, item.version_type, item.variant === 'zip'].join();
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()]
    .map(joinPackages)
    .sort(
      (a, b) =>
        orderOfType(a.version_type) - orderOfType(b.version_type) ||
        versionCollator.compare(b.version, a.version),
    );
}

/** Adds or replaces a package; if it is the latest, the previous latest of its variant becomes an earlier one. */
export function withPackage(packages: readonly Package[], added: Package): Package[] {
  const others = packages.filter(
    (item) => item.variant !== added.variant || item.version !== added.version,
  );
  const isFormerLatest = (item: Package) =>
    added.version_type === latestType &&
    item.variant === added.variant &&
    item.version_type === latestType;
  return [
    ...others.map((item) => (isFormerLatest(item) ? { ...item, version_type: olderType } : item)),
    added,
  ];
}

/** Removes a package; if it was the latest, the newest earlier one of its variant becomes the latest. */
export function withoutPackage(
  packages: readonly Package[],
  { variant, version }: Pick<Package, 'variant' | 'version'>,
): Package[] {
  const isRemoved = (item: Package) => item.variant === variant && item.version === version;
  const remaining = packages.filter((item) => !isRemoved(item));
  if (!packages.some((item) => isRemoved(item) && item.version_type === latestType))
    return remaining;
  const [nextLatest] = remaining
    .filter(
      (item) => item.variant === variant && item.version_type === olderType && item.url !== null,
    )
    .sort((a, b) => versionCollator.compare(b.version, a.version));
  return remaining.map((item) =>
    item === nextLatest ? { ...item, version_type: latestType } : item,
  );
}
