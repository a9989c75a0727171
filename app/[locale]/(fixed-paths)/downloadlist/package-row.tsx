import { getTranslations } from 'next-intl/server';
import { checksumCommand, shellOf } from '@/components/releases/checksum-commands';
import { PackageDownloadLink } from '@/components/releases/package-download-link';
import { PackageBadge } from '@/components/releases/package-details';
import { PackageChecksums } from '@/components/releases/package-checksums';
import type { PackageFormatter } from '@/components/releases/package-formatter';
import { cn } from '@/components/ui/cn';
import type { Platform, ReleasePackage } from '@/lib/releases/release-package';
import { minimumSystems } from '@/lib/releases/minimum-systems';
import { FilteredRow } from './filter-bar';
import type { PackageListRow } from './package-groups';

/** Packages that need a note on when to take them. */
const noteKinds: Partial<Record<Platform, 'x86' | 'zip' | 'lite' | 'base'>> = {
  'windows-x86': 'x86',
  'windows-zip': 'zip',
  'windows-lite': 'lite',
  'windows-base': 'base',
  'windows-speed': 'base',
};

/** Classes for the row's last column; on narrow screens it is next to its lines. */
const lastColumnStyles =
  'self-start justify-self-end download:@max-[52rem]:col-start-2 download:@max-[52rem]:row-span-3 download:@max-[52rem]:row-start-1 download:@min-[52rem]:col-start-4 download:@min-[52rem]:row-start-1';

const cellStyles =
  'download:@min-[52rem]:flex download:@min-[52rem]:min-h-11 download:@min-[52rem]:items-center';

export interface PackageRowProps {
  row: PackageListRow;
  formatter: PackageFormatter;
  /**
   * `newest` marks the highlighted newest package of its system; its button is marked for visitors of that system (D8).
   */
  rank: 'newest' | 'current' | 'folded';
}

/**
 * One package: whom it is for, its details, its checksum to unfold, and its button; an upcoming package has no button
 * (D6).
 */
export async function PackageRow({ row, formatter, rank }: PackageRowProps) {
  const t = await getTranslations('downloadList');
  const { releasePackage } = row;
  const { platform, line, version, type } = releasePackage;
  const kind = noteKinds[platform];
  const details = [formatter.day(releasePackage), formatter.size(releasePackage)].filter(
    (detail) => detail !== formatter.unknown,
  );
  return (
    <FilteredRow
      row={row.filterValues}
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
          {formatter.note(platform)}
          {line === 'v6' && ' · v6'}
        </b>
        {/* A package without a button says so in the place of the button. */}
        {type !== 'latest' && releasePackage.url !== null && (
          <PackageBadge type={type} formatter={formatter} />
        )}
        {rank !== 'folded' && (
          <span className="block text-sm text-text-3">
            {kind
              ? t(`kinds.${kind}`, { server: minimumSystems.vps.windowsServer })
              : formatter.minimum(platform, line)}
          </span>
        )}
      </p>
      <p
        className={`${cellStyles} download:@max-[52rem]:col-start-1 font-num text-[0.9375rem] text-text`}
      >
        v{version}
      </p>
      <p className={`${cellStyles} download:@max-[52rem]:col-start-1 text-sm`}>
        {details.join(' · ')}
      </p>
      <PackageChecksums
        packages={[releasePackage]}
        formatter={formatter}
        look="row"
        packageName={formatter.versioned(formatter.platformTitle(platform), releasePackage)}
      >
        <ChecksumCommand releasePackage={releasePackage} />
      </PackageChecksums>
      <PackageDownloadLink
        platform={platform}
        releasePackage={releasePackage}
        formatter={formatter}
        look={rank === 'newest' ? 'newest' : 'listed'}
        isPinned
        label={formatter.versioned(formatter.action(platform), releasePackage)}
        className={lastColumnStyles}
      />
    </FilteredRow>
  );
}

/** The command that computes a checksum on the computer the package is for. */
async function ChecksumCommand({
  releasePackage: { platform, fileName },
}: {
  releasePackage: ReleasePackage;
}) {
  const t = await getTranslations('downloadList.checksum');
  const shell = shellOf(platform);
  if (!shell || !fileName) return null;
  const { command, argument } = checksumCommand(shell, fileName);
  return (
    <p className="mt-1">
      {t(shell === 'windows' ? 'powershell' : 'terminal')}{' '}
      <code className="font-mono text-xs wrap-anywhere">
        {command} {argument}
      </code>
    </p>
  );
}
