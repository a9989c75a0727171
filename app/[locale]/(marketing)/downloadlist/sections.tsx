import { getTranslations } from 'next-intl/server';
import { PageCrumbs } from '@/components/page/page-crumbs';
import { checksumCommand, shellOf } from '@/components/releases/checksum-commands';
import { NoRelease, nothingToDownload } from '@/components/releases/notices';
import { ReleaseAction } from '@/components/releases/release-action';
import { ReleaseBadge, ReleaseChecksums, SystemIcon } from '@/components/releases/release-parts';
import type { ReleaseText } from '@/components/releases/release-text';
import { OwnSystemBadge } from '@/components/visitor/for-system';
import { cn } from '@/components/ui/cn';
import {
  byPlatform,
  releaseTypes,
  systemFilters,
  systemOf,
  type SystemFilter,
} from '@/lib/releases/choose';
import { platforms, type Platform, type Release } from '@/lib/releases/types';
import { minimumSystems } from '@/lib/site';
import {
  FilterBar,
  FilteredFold,
  FilteredGroup,
  FilteredRow,
  type FilterKey,
} from './release-filter';

/** A release in the list. */
interface ListRow {
  readonly id: string;
  readonly key: FilterKey;
  readonly release: Release;
}

/** The releases of a system. */
interface ListGroup {
  readonly system: SystemFilter;
  /** The newest for the system's ordinary computers; both Macs have equal rank (D8). */
  readonly newest: readonly ListRow[];
  /** The other packages that are current. */
  readonly current: readonly ListRow[];
  /** Beta, upcoming and older ones. */
  readonly folded: readonly ListRow[];
}

/** The platform that an ordinary computer or phone of each system needs. */
const ordinary: readonly Platform[] = [
  'windows',
  'mac-intel',
  'mac-arm',
  'linux',
  'android',
  'ios',
];
const typeOrder = { latest: 0, beta: 1, upcoming: 2, older: 3 } as const;

/**
 * All releases by system: the ones most visitors want, the other current packages, then beta, upcoming and older
 * ones, each newest first.
 */
export function listGroups(releases: readonly Release[]): ListGroup[] {
  const sorted = byPlatform(releases).flatMap(([, list]) => list);
  return systemFilters.map((system) => {
    const rows = sorted
      .filter((release) => systemOf(release.platform) === system)
      .sort(
        (a, b) =>
          typeOrder[a.type] - typeOrder[b.type] ||
          platforms.indexOf(a.platform) - platforms.indexOf(b.platform),
      )
      .map((release, index) => ({
        id: `${system}-${index}`,
        key: { system, type: release.type },
        release,
      }));
    const latest = rows.filter(({ release }) => release.type === 'latest');
    // Within a platform the rows are sorted newest first, so the first is its newest. Where none is current yet,
    // upcoming and beta releases are not "earlier".
    const best = rows[0]?.release.type;
    const first = best === 'older' ? 'latest' : best;
    const newest = latest.filter(
      (row) =>
        ordinary.includes(row.release.platform) &&
        latest.find(({ release }) => release.platform === row.release.platform) === row,
    );
    return {
      system,
      newest,
      current: rows.filter((row) => row.release.type === first && !newest.includes(row)),
      folded: rows.filter(({ release }) => release.type !== first),
    };
  });
}

/** Every row of a group, in the order of the page. */
export const everyRow = ({ newest, current, folded }: ListGroup): readonly ListRow[] => [
  ...newest,
  ...current,
  ...folded,
];

interface ReleaseListProps {
  releases: readonly Release[];
  text: ReleaseText;
  /** Whether the list could not be loaded: then a system without rows is left out (D7). */
  partial: boolean;
}

/** Title, filter and every package of every system. iOS is listed only once it has a release. */
export async function ReleaseList({ releases, text, partial }: ReleaseListProps) {
  const t = await getTranslations('downloadList');
  const nothing = nothingToDownload(releases) && !partial;
  const groups = listGroups(releases).filter(
    (group) => everyRow(group).length > 0 || (group.system !== 'ios' && !partial),
  );
  const rows = groups.flatMap((group) => everyRow(group).map((row) => row.key));
  const systems = systemFilters.filter((system) => groups.some((group) => group.system === system));
  return (
    <div className="wrap pt-6 pb-8 text-text-2 md:pt-10 md:pb-16">
      <PageCrumbs path="/downloadlist" tone="light" />
      <h1 className="mt-2 text-h1 text-text">{t('title')}</h1>
      <p className="mt-3 max-w-[34em] text-lead">{t('lead')}</p>
      {nothing ? (
        <div className="py-12 text-text md:py-16">
          <NoRelease locale={text.locale} unread={false} tone="light" />
        </div>
      ) : (
        <>
          <FilterBar
            rows={rows}
            systems={{
              legend: t('filter.system'),
              choices: [
                { value: '', label: t('filter.allSystems') },
                ...systems.map((value) => ({ value, label: t(`systems.${value}`) })),
              ],
            }}
            types={{
              legend: t('filter.type'),
              choices: [
                { value: '', label: t('filter.allTypes') },
                ...releaseTypes.map((value) => ({ value, label: text.type(value) })),
              ],
            }}
            count={t('filter.count', { shown: '{shown}', total: rows.length })}
            none={t('filter.none')}
            reset={t('filter.reset')}
          />
          {groups.map((group) => (
            <SystemGroup key={group.system} group={group} text={text} />
          ))}
        </>
      )}
    </div>
  );
}

/** The platform whose icon and mark a system uses. */
const platformOf = {
  windows: 'windows',
  mac: 'mac-arm',
  linux: 'linux',
  android: 'android',
  ios: 'ios',
} as const satisfies Record<ListGroup['system'], Platform>;

/** One system: its newest packages on a tint, the other current ones below, the rest folded. */
async function SystemGroup({ group, text }: { group: ListGroup; text: ReleaseText }) {
  const t = await getTranslations('downloadList');
  const { system, newest, current, folded } = group;
  const all = everyRow(group);
  // A group without rows matches every type, so that its notice shows under its own system.
  const keys: readonly FilterKey[] =
    all.length > 0 ? all.map((row) => row.key) : [{ system, type: 'latest' }];
  const list = (rows: readonly ListRow[], rank: PackageRowProps['rank'], className?: string) =>
    rows.length > 0 && (
      <ul aria-label={t(`ranks.${rank}`, { system: t(`systems.${system}`) })} className={className}>
        {rows.map((row) => (
          <PackageRow key={row.id} row={row} rank={rank} text={text} />
        ))}
      </ul>
    );
  return (
    <FilteredGroup
      rows={keys}
      className="download:lg:grid-cols-[11rem_minmax(0,1fr)] grid gap-x-10 gap-y-4 border-t border-line-2 py-10 first-of-type:border-0 first-of-type:pt-0"
    >
      <h2 className="download:lg:pt-3.5 flex flex-wrap items-center gap-x-3 self-start text-h3 text-text lg:sticky lg:top-6">
        <SystemIcon platform={platformOf[system]} size={24} />
        {t(`systems.${system}`)}
        <small className="download:lg:w-full text-sm font-normal text-text-3">
          <OwnSystemBadge platform={platformOf[system]}>{text.t('yourSystem')}</OwnSystemBadge>
        </small>
      </h2>
      {all.length === 0 ? (
        <p className="download:lg:pt-3.5">{system === 'linux' ? t('upgrading') : t('missing')}</p>
      ) : (
        <div className="@container">
          {list(
            newest,
            'newest',
            'rounded-lg bg-mist px-4 download:max-md:-mx-3 max-md:px-3 md:px-6',
          )}
          {list(current, 'current', 'md:px-6')}
          {folded.length > 0 && (
            <FilteredFold rows={folded.map((row) => row.key)} className="md:px-6">
              <summary className="unfolds icon-chevron-down icon-16 flex min-h-14 cursor-pointer items-center gap-2 text-text hover:text-blue-700">
                {t('fold')}
                <span className="text-sm text-text-3">{t('folded', { count: folded.length })}</span>
              </summary>
              {list(folded, 'folded', 'border-t border-line')}
            </FilteredFold>
          )}
        </div>
      )}
    </FilteredGroup>
  );
}

/** Packages that need a note on when to take them. */
const kinds: Partial<Record<Platform, 'x86' | 'zip' | 'lite' | 'base'>> = {
  'windows-x86': 'x86',
  'windows-zip': 'zip',
  'windows-lite': 'lite',
  'windows-base': 'base',
  'windows-speed': 'base',
};
/** Classes for the row's last column; on narrow screens it is next to its lines. */
const last =
  'self-start justify-self-end download:@max-[52rem]:col-start-2 download:@max-[52rem]:row-span-3 download:@max-[52rem]:row-start-1 download:@min-[52rem]:col-start-4 download:@min-[52rem]:row-start-1';
const cell =
  'download:@min-[52rem]:flex download:@min-[52rem]:min-h-11 download:@min-[52rem]:items-center';

interface PackageRowProps {
  row: ListRow;
  text: ReleaseText;
  /**
   * `newest` marks the highlighted newest package of its system; its button is marked for visitors of that system
   * (D8).
   */
  rank: 'newest' | 'current' | 'folded';
}

/** One package: whom it is for, its facts, its checksum to open and its button; upcoming ones have no button (D6). */
async function PackageRow({ row, text, rank }: PackageRowProps) {
  const t = await getTranslations('downloadList');
  const { release } = row;
  const { platform, line, version, type } = release;
  const kind = kinds[platform];
  const facts = [text.day(release), text.size(release)].filter((fact) => fact !== text.unknown);
  return (
    <FilteredRow
      row={row.key}
      className={cn(
        'download:grid-cols-[minmax(0,1fr)_auto] download:@max-[52rem]:min-h-29 download:@min-[52rem]:grid-cols-[minmax(0,1fr)_6.5rem_11.5rem_13.5rem] download:@min-[52rem]:gap-x-6 relative grid content-start gap-x-4 py-3.5',
        rank === 'newest' ? '' : 'border-b border-line',
      )}
    >
      <p
        className={
          rank === 'folded'
            ? 'flex min-h-11 flex-wrap items-center gap-x-2'
            : 'download:@max-[52rem]:min-h-11'
        }
      >
        <b className={cn('text-text', rank === 'newest' && 'text-[1.125rem]')}>
          {text.note(platform)}
          {line === 'v6' && ' · v6'}
        </b>
        {/* A package without a button says so in its place. */}
        {type !== 'latest' && release.url !== null && <ReleaseBadge type={type} text={text} />}
        {rank !== 'folded' && (
          <span className="block text-sm text-text-3">
            {kind
              ? t(`kinds.${kind}`, { server: minimumSystems.vps.windowsServer })
              : text.minimum(platform, line)}
          </span>
        )}
      </p>
      <p
        className={`${cell} download:@max-[52rem]:col-start-1 font-num text-[0.9375rem] text-text`}
      >
        v{version}
      </p>
      <p className={`${cell} download:@max-[52rem]:col-start-1 text-sm`}>{facts.join(' · ')}</p>
      <ReleaseChecksums
        releases={[release]}
        text={text}
        look="row"
        of={text.versioned(text.package(platform), release)}
      >
        <ChecksumCommand release={release} />
      </ReleaseChecksums>
      <ReleaseAction
        {...{ platform, release, text }}
        look={rank === 'newest' ? 'newest' : 'listed'}
        pinned
        label={text.versioned(text.action(platform), release)}
        className={last}
      />
    </FilteredRow>
  );
}

/** The command that computes a checksum on the computer the package is for. */
async function ChecksumCommand({ release: { platform, fileName } }: { release: Release }) {
  const t = await getTranslations('downloadList.checksum');
  const shell = shellOf(platform);
  if (!shell || !fileName) return null;
  const { command, rest } = checksumCommand(shell, fileName);
  return (
    <p className="mt-1">
      {t(shell === 'windows' ? 'powershell' : 'terminal')}{' '}
      <code className="font-mono text-xs wrap-anywhere">
        {command} {rest}
      </code>
    </p>
  );
}
