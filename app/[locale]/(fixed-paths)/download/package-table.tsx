import { getTranslations } from 'next-intl/server';
import { PackageDownloadLink } from '@/components/releases/package-download-link';
import { PackageChecksums } from '@/components/releases/package-checksums';
import { PackageVersion, replacedByVpsMark } from '@/components/releases/package-details';
import { platformIconName } from '@/components/releases/platform-icon';
import { DataTable, type Column } from '@/components/ui/data-table';
import type { PackageKey, PackageFormatter } from '@/components/releases/package-formatter';
import { ForOwnSystem } from '@/components/visitor/for-system';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { PlainLink } from '@/components/ui/plain-link';
import { pagePath } from '@/lib/core/i18n/paths';
import { packageTableRows, type PackageTableRow } from '@/lib/releases/lists/package-buttons';
import type { DesktopLine, ReleasePackage } from '@/lib/releases/release-package';
import { minimumSystems, minimumSystemValues } from '@/lib/releases/minimum-systems';
import { recommendedLine } from '@/lib/site';
import type { ContentFreshness } from '@/lib/core/upstream/cache/content-freshness';
import { Tabs } from './tabs';

interface PackageTableProps {
  packages: readonly ReleasePackage[];
  v6Packages: readonly ReleasePackage[];
  formatter: PackageFormatter;
  freshness: ContentFreshness;
}

/**
 * All platforms of both lines, overlapping the hero. The recommended line comes first because the hero's button
 * delivers it (D1). Both lists are in the HTML; without scripts both are open.
 */
export async function PackageTable({
  packages,
  v6Packages,
  formatter,
  freshness,
}: PackageTableProps) {
  const t = await getTranslations('download.table');
  // If the lists contain no checksum, the page does not mention verifying.
  const hasChecksums = [...packages, ...v6Packages].some(({ sha256 }) => sha256 !== null);
  // Rows that are missing because a list could not be loaded are left out instead of shown as "none" (D7).
  const websiteRows = packageTableRows(packages, 'v5', freshness === 'fallback');
  const tabs = [
    {
      id: 'website-list',
      label: t('website'),
      panel: <LineTable line="v5" rows={websiteRows} formatter={formatter} />,
    },
    {
      id: 'v6-list',
      label: t('v6'),
      panel: (
        <LineTable
          line="v6"
          rows={packageTableRows(v6Packages, 'v6', false)}
          formatter={formatter}
        />
      ),
    },
  ];
  return (
    <section id="all" aria-labelledby="package-table-title" className="relative z-10 scroll-mt-6">
      <h2 id="package-table-title" className="sr-only">
        {t('title')}
      </h2>
      <div className="download:-mt-9 download:md:-mt-[84px] wrap">
        <div className="download:md:rounded-[24px] download:noscript:[&_#v6-list]:block download:noscript:[&_#website-list]:block overflow-hidden rounded-lg bg-paper shadow-2 ring-1 ring-line">
          <Tabs
            name="versions"
            label={t('label')}
            aside={hasChecksums && t('aside')}
            items={recommendedLine === 'v6' ? tabs.reverse() : tabs}
          />
        </div>
      </div>
    </section>
  );
}

/** The keys of the messages about a line, and the page that says more. */
const lineMessages = {
  v5: {
    caption: 'website',
    note: 'websiteNote',
    values: { dotNet: minimumSystems.v5.dotNet },
    more: 'more',
    link: 'moreLink',
    path: '/downloadlist',
  },
  v6: {
    caption: 'v6',
    note: 'v6Note',
    values: minimumSystemValues,
    more: 'v6More',
    link: 'v6Link',
    path: '/v6',
  },
} as const;

interface LineTableProps {
  line: DesktopLine;
  rows: readonly PackageTableRow[];
  formatter: PackageFormatter;
}

const tableLook = {
  table: 'block w-full md:table download:lg:table-fixed',
  caption:
    'download:noscript:not-sr-only noscript:block download:noscript:border-t download:noscript:border-line download:noscript:px-5 download:noscript:py-4 download:noscript:text-left download:noscript:font-bold download:noscript:text-text download:noscript:md:table-caption download:noscript:md:px-8',
  head: 'text-xs text-text-3 max-md:sr-only',
  heading: 'h-11 pr-4 text-left font-normal',
};

/** One line of the desktop app as a table. */
async function LineTable({ line, rows, formatter }: LineTableProps) {
  const t = await getTranslations('download.table');
  if (rows.length === 0) return <p className="px-5 py-12 text-center md:px-8">{t('empty')}</p>;
  const { caption, note, values, more, link, path } = lineMessages[line];
  const [space, stop] = formatter.locale === 'zh-CN' ? ['', '。'] : [' ', '.'];
  return (
    <>
      <DataTable
        caption={t(caption)}
        columns={platformColumns(formatter)}
        groups={[{ key: line, rows: rows.map((row) => ({ ...row, line })) }]}
        renderRow={({ platform }, cells) => (
          <tr
            key={platform}
            className="download:has-data-highlighted:bg-blue-50 download:md:p-0 grid grid-cols-[1fr_auto] gap-x-3 gap-y-1.5 border-t border-line px-5 py-4.5 text-text md:table-row"
          >
            {cells}
          </tr>
        )}
        look={tableLook}
      />
      <div className="download:bg-mist/50 border-t border-line px-5 py-3.5 text-sm text-text-3 md:px-8">
        <p>
          {t(note, values)}
          {space}
          {t(more)}
          {space}
          <PlainLink
            href={pagePath(formatter.locale, path)}
            className="text-blue-700 underline underline-offset-3 hover:text-blue-800"
          >
            {t(link)}
          </PlainLink>
          {stop}
        </p>
        <PackageChecksums
          packages={rows.flatMap(({ releasePackage }) => releasePackage ?? [])}
          formatter={formatter}
          look="table"
          summary={t('hashes')}
        />
      </div>
    </>
  );
}

/** A platform of a line and its package; the package is null when the platform has none at present. */
type PlatformRow = PackageTableRow & PackageKey;

function SystemCell({
  platform,
  formatter,
}: {
  platform: ReleasePackage['platform'];
  formatter: PackageFormatter;
}) {
  return (
    <span className="flex items-center gap-3 md:gap-4">
      <span
        className={`before-icon icon-24 icon-${platformIconName(platform)} grid size-11 flex-none place-items-center rounded-md bg-mist md:size-12`}
      />
      <span className="text-sm text-text-2">
        <b className="block text-[1.0625rem] leading-tight text-text md:text-[1.1875rem]">
          {formatter.name(platform)}
        </b>
        {formatter.note(platform)}
      </span>
      <ForOwnSystem platform={platform}>
        <Badge tone="solid" className="download:max-xl:hidden">
          {formatter.t('yourSystem')}
        </Badge>
      </ForOwnSystem>
    </span>
  );
}

/** The columns for the platforms of a line; on phones three short lines with the button next to them. */
function platformColumns(formatter: PackageFormatter): readonly Column<PlatformRow>[] {
  const cellStyles = 'md:py-5 md:pr-4 download:md:align-middle';
  const detailCell = (row: PlatformRow, value: string | null) => {
    const mark = replacedByVpsMark(row);
    return mark ? <span data-details-of={mark}>{value}</span> : value;
  };
  // The widths are fixed, so that nothing moves when the visitor's own row is marked.
  return [
    {
      key: 'system',
      heading: formatter.detailName('system'),
      headingClassName: 'download:md:pl-8 download:lg:w-[24%] download:xl:w-[29%]',
      className: cn(cellStyles, 'download:md:pl-8 text-left font-normal'),
      isRowHeader: true,
      renderCell: ({ platform }) => <SystemCell platform={platform} formatter={formatter} />,
    },
    {
      key: 'version',
      heading: formatter.detailName('version'),
      headingClassName: 'download:lg:w-[17%] download:xl:w-[18%]',
      className: cellStyles,
      renderCell: (row) => (
        <PackageVersion
          packageKey={row}
          releasePackage={row.releasePackage}
          formatter={formatter}
        />
      ),
    },
    {
      key: 'date',
      heading: formatter.detailName('date'),
      headingClassName: 'max-lg:hidden download:lg:w-[12%] download:xl:w-[13%]',
      className: cn(cellStyles, 'max-lg:hidden'),
      renderCell: (row) => detailCell(row, formatter.day(row.releasePackage)),
    },
    {
      key: 'size',
      heading: formatter.detailName('size'),
      headingClassName: 'max-lg:hidden download:lg:w-[9%] download:xl:w-[10%]',
      className: cn(cellStyles, 'max-lg:hidden'),
      renderCell: (row) => detailCell(row, formatter.size(row.releasePackage)),
    },
    {
      key: 'minimum',
      heading: formatter.detailName('minimum'),
      className: cn(
        cellStyles,
        'download:max-md:row-start-3 text-sm text-text-2 md:text-base md:text-text',
      ),
      renderCell: (row) => detailCell(row, formatter.minimum(row.platform, row.line)),
    },
    {
      key: 'action',
      heading: formatter.detailName('download'),
      headingClassName: 'download:text-right! md:pr-8 download:lg:w-[18%] download:xl:w-[15%]',
      className: cn(
        cellStyles,
        'download:max-md:row-span-3 download:max-md:row-start-1 download:max-md:self-center max-md:col-start-2 md:pr-8 md:text-right',
      ),
      renderCell: ({ platform, releasePackage }) =>
        releasePackage ? (
          <PackageDownloadLink
            platform={platform}
            releasePackage={releasePackage}
            formatter={formatter}
            look="table"
          />
        ) : (
          // The version column already says why there is no package.
          <span className="text-sm text-text-3">{formatter.unknown}</span>
        ),
    },
  ];
}
