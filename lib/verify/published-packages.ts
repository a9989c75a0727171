/** All published packages with their SHA-256, from any list. Pure. */
import { compareVersions } from '@/lib/releases/compare-versions';
import { platforms, type ReleasePackage } from '@/lib/releases/platforms';

/** A published package: the data a file can be compared with. */
export interface PackageChecksum extends Pick<
  ReleasePackage,
  'platform' | 'line' | 'version' | 'releasedOn' | 'fileName' | 'size'
> {
  /** Lower-case hex. */
  readonly sha256: string;
  readonly type: Exclude<ReleasePackage['type'], 'upcoming'>;
}

const sha256Pattern = /^[0-9a-f]{64}$/;

/** The record of a package that can be compared: it has a checksum, and the version was released (D6). */
function checksumOf(releasePackage: ReleasePackage): PackageChecksum | null {
  const { platform, line, version, type, releasedOn, fileName, size } = releasePackage;
  const sha256 = releasePackage.sha256?.toLowerCase() ?? '';
  if (type === 'upcoming' || !sha256Pattern.test(sha256)) return null;
  return { sha256, platform, line, version, type, releasedOn, fileName, size };
}

const platformRank = (record: PackageChecksum) => platforms.indexOf(record.platform);

/** v6 before v5, in each the newest version first, and the systems of a version in the site's order. */
const compareRecords = (a: PackageChecksum, b: PackageChecksum): number =>
  b.line.localeCompare(a.line) ||
  compareVersions(b.version, a.version) ||
  platformRank(a) - platformRank(b);

/**
 * Records of several lists, each package once.
 * @param lists most reliable first: the current lists, not the histories, know which version is the latest
 */
export function publishedRecords(lists: readonly (readonly ReleasePackage[])[]): PackageChecksum[] {
  const records = new Map<string, PackageChecksum>();
  for (const releasePackage of lists.flat()) {
    const record = checksumOf(releasePackage);
    if (!record) continue;
    const key = [record.sha256, record.platform, record.line, record.version].join(' ');
    if (!records.has(key)) records.set(key, record);
  }
  return [...records.values()].sort(compareRecords);
}

/** Packages of one line, version, type and day. */
export interface VersionGroup extends Pick<
  PackageChecksum,
  'line' | 'version' | 'type' | 'releasedOn'
> {
  readonly records: readonly PackageChecksum[];
}

/** Records grouped by line, version, type and day, in their order. */
export function groupByVersion(records: readonly PackageChecksum[]): VersionGroup[] {
  const groups = new Map<string, PackageChecksum[]>();
  for (const record of records) {
    const key = [record.line, record.version, record.type, record.releasedOn].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), record]);
  }
  return [...groups.values()].flatMap((groupRecords) => {
    const [first] = groupRecords;
    if (!first) return [];
    const { line, version, type, releasedOn } = first;
    return [{ line, version, type, releasedOn, records: groupRecords }];
  });
}
