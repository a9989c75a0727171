/** Which version of each product line somebody would install today. Pure. */
import { changelog, firstDay } from '@/lib/content/lists';
import { productLines, type ProductLine } from '@superbrowser/contract/content/kinds';
import { compareVersions } from '@/lib/releases/compare-versions';
import type { Release } from '@/lib/releases/types';
import type { ReleaseList } from '@/lib/upstream/cache/freshness';

export interface CurrentVersion {
  readonly version: string;
  /** YYYY-MM-DD; '' where the list names none. */
  readonly day: string;
}

const lineOf = ({ line, platform }: Release): ProductLine | null => {
  if (line === 'v6') return 'v6';
  if (platform === 'windows-lite') return 'pure';
  if (platform === 'ios') return null;
  return platform === 'android' ? 'android' : 'v5';
};

/** The highest first: systems do not come out on one day, so the newest may be lower. */
const highestFirst = (a: CurrentVersion, b: CurrentVersion) =>
  compareVersions(b.version, a.version) || a.day.localeCompare(b.day);

const ofList = (line: ProductLine, { releases }: ReleaseList) =>
  releases
    .filter((one) => one.type === 'latest' && one.url !== null && lineOf(one) === line)
    .map(({ version, releasedOn }) => ({ version, day: releasedOn ?? '' }));

const ofHistory = (line: ProductLine) =>
  changelog
    .filter((entry) => entry.line === line && !entry.beta)
    .map((entry) => ({ version: entry.version, day: firstDay(entry) }));

/**
 * As the version list says; where an upstream's could not be read, as the written history says.
 * @param website list of the v5, pure and Android packages
 * @returns a line without a release that can be downloaded is left out; all of them where nothing is known
 */
export function currentVersions(
  website: ReleaseList,
  v6: ReleaseList,
): Partial<Record<ProductLine, CurrentVersion>> {
  // A site without an upstream has no package to fall back on: until its database was read nothing is known.
  const unread = website.freshness === 'fallback' && website.releases.length === 0;
  if (unread) return {};
  const found = productLines.map((line) => {
    const list = line === 'v6' ? v6 : website;
    const all = list.freshness === 'fallback' ? ofHistory(line) : ofList(line, list);
    return [line, all.sort(highestFirst)[0]] as const;
  });
  return Object.fromEntries(found.filter(([, version]) => version !== undefined));
}
