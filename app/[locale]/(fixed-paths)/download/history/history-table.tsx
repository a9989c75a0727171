import { getTranslations } from 'next-intl/server';
import { PackageDownloadLink } from '@/components/releases/package-download-link';
import { PackageBadge } from '@/components/releases/package-details';
import { PackageChecksums } from '@/components/releases/package-checksums';
import { DataTable, type Column } from '@/components/ui/data-table';
import type { PackageFormatter } from '@/components/releases/package-formatter';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { formatDay } from '@/lib/core/i18n/dates';
import type { ReleasePackage } from '@/lib/releases/release-package';
import { PagedRow, HistoryPagination } from './history-controls';

/**
 * With so few rows all page numbers are visible, so phones hide the jump field and draw the choice of sizes without a
 * frame.
 */
const fewRowsLimit = 30;
const plainOnPhones =
  'download:max-md:[&_form]:hidden download:max-md:[&_select]:-ml-3 download:max-md:[&_select]:text-text-2 download:max-md:[&_select]:ring-0';

const tableLook = {
  table: 'block w-full text-left md:table',
  head: 'text-xs text-text-3 max-md:sr-only',
  headRow: 'border-b border-line-2',
  heading: 'pb-3 font-normal',
};

interface HistoryTableProps {
  caption: string;
  versions: readonly VersionRow[];
  formatter: PackageFormatter;
}

/** Version, day, type and links; ten rows a page once the page is hydrated. */
export async function HistoryTable({ caption, versions, formatter }: HistoryTableProps) {
  const t = await getTranslations('history');
  const total = versions.length;
  return (
    <>
      <DataTable
        caption={caption}
        columns={versionColumns(formatter, t('none'))}
        groups={[{ key: 'all', rows: versions }]}
        renderRow={({ version, type }, cells, index) => (
          <PagedRow
            key={`${version}-${type}`}
            index={index}
            total={total}
            className="relative grid grid-cols-[auto_1fr] items-center gap-x-4 border-b border-line-2 py-3.5 text-text md:table-row md:py-0"
          >
            {cells}
          </PagedRow>
        )}
        look={tableLook}
      />
      <div className={cn('mt-4 md:mt-6', total <= fewRowsLimit && plainOnPhones)}>
        <HistoryPagination
          total={total}
          labels={{
            total: t('pager.total', { count: total }),
            name: t('pager.name'),
            previous: t('pager.previous'),
            next: t('pager.next'),
            page: t('pager.page', { page: '{page}' }),
            size: t('pager.size'),
            sizeOption: t('pager.sizeOption', { size: '{size}' }),
            jump: t('pager.jump'),
          }}
        />
      </div>
    </>
  );
}

/**
 * The packages of a history list by version, in the list's own order (the first package is the one that is offered).
 */
export function historyVersions(packages: readonly ReleasePackage[]): VersionRow[] {
  const packagesByVersion = new Map<string, ReleasePackage[]>();
  for (const releasePackage of packages) {
    const key = `${releasePackage.version} ${releasePackage.type}`;
    packagesByVersion.set(key, [...(packagesByVersion.get(key) ?? []), releasePackage]);
  }
  return [...packagesByVersion.values()].flatMap((versionPackages) => {
    const [first] = versionPackages;
    return first
      ? [
          {
            version: first.version,
            type: first.type,
            releasedOn: first.releasedOn,
            packages: versionPackages,
          },
        ]
      : [];
  });
}

interface VersionRow extends Pick<ReleasePackage, 'version' | 'type' | 'releasedOn'> {
  readonly packages: readonly ReleasePackage[];
}

/**
 * The columns for the versions of a system.
 * @param noneText text for a version without a package
 */
function versionColumns(
  formatter: PackageFormatter,
  noneText: string,
): readonly Column<VersionRow>[] {
  const cellStyles = 'download:md:py-3.5 md:pr-4';
  return [
    {
      key: 'version',
      heading: formatter.detailName('version'),
      className: `${cellStyles} font-num`,
      isRowHeader: true,
      renderCell: ({ version }) => `v${version}`,
    },
    {
      key: 'date',
      heading: formatter.detailName('date'),
      className: `${cellStyles} text-sm whitespace-nowrap max-md:row-start-2 download:max-md:text-text-3`,
      renderCell: ({ releasedOn }) => formatDay(releasedOn, formatter.locale) ?? formatter.unknown,
    },
    {
      key: 'type',
      heading: formatter.detailName('type'),
      className: `${cellStyles} max-md:row-start-3`,
      renderCell: ({ type }) =>
        // Nearly every row is "older", so a badge would distinguish nothing; the word is for screen readers only.
        type === 'older' ? (
          <span className="sr-only">{formatter.type(type)}</span>
        ) : (
          <PackageBadge type={type} formatter={formatter} />
        ),
    },
    {
      key: 'packages',
      heading: formatter.detailName('packages'),
      className:
        'max-md:col-start-2 download:max-md:row-span-3 download:max-md:row-start-1 download:md:py-2.5',
      renderCell: (row) => <VersionPackages row={row} formatter={formatter} noneText={noneText} />,
    },
  ];
}

function VersionPackages({
  row: { version, packages },
  formatter,
  noneText,
}: {
  row: VersionRow;
  formatter: PackageFormatter;
  noneText: string;
}) {
  const linkedPackages = packages.filter(({ url }) => url);
  return (
    <div className="download:max-md:justify-end flex flex-wrap gap-x-3 gap-y-2">
      {linkedPackages.length === 0 && <span className="text-sm text-text-3">{noneText}</span>}
      {linkedPackages.map((releasePackage) => {
        const note = formatter.note(releasePackage.platform);
        return (
          <PackageDownloadLink
            key={releasePackage.platform}
            platform={releasePackage.platform}
            releasePackage={releasePackage}
            formatter={formatter}
            look="version"
            isPinned
            label={formatter.versioned(note, releasePackage)}
          >
            <Icon name="download" size={16} />
            {note}
          </PackageDownloadLink>
        );
      })}
      <PackageChecksums
        packages={packages}
        formatter={formatter}
        look="version"
        packageName={`v${version}`}
      />
    </div>
  );
}
