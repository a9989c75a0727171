import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { checksumCommand, shellOf, shells } from '@/components/releases/checksum-commands';
import { PackageBadge } from '@/components/releases/package-details';
import { DataTable, type Column } from '@/components/ui/data-table';
import type { PackageFormatter } from '@/components/releases/package-formatter';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Section, SectionHead } from '@/components/sections/section';
import { PlainCopyButton } from '@/components/ui/plain-copy-button';
import { formatDay } from '@/lib/core/i18n/dates';
import type { VerifiablePackages } from '@/lib/releases/lists/get-verifiable-packages';
import {
  groupByVersion,
  type VerifiablePackage,
  type VersionGroup,
} from '@/lib/releases/verifiable-package';
import {
  groupAttributes,
  publishedAttributes,
  packageAttributes,
} from './published-data-attributes';

export const publishedSectionId = 'published';

/** Every version with its checksum, and the commands that compute a checksum, for checking without JavaScript. */
export async function PublishedSection({
  published: { packages, isComplete },
  formatter,
}: {
  published: VerifiablePackages;
  formatter: PackageFormatter;
}) {
  const t = await getTranslations('verify.published');
  const groups = groupByVersion(packages);
  const currentGroups = groups.filter(({ type }) => type === 'latest');
  const otherGroups = groups.filter(({ type }) => type !== 'latest');
  return (
    <Section id={publishedSectionId} tone="mist" labelledBy="published-title">
      <div className="wrap" {...publishedAttributes(isComplete)}>
        <SectionHead id="published-title" title={t('title')} lead={t('lead')} />
        {packages.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <>
            <Commands packages={packages} />
            {currentGroups.length > 0 && (
              <PhoneFold label={t('current', { count: currentGroups.length })}>
                <PublishedTable
                  caption={t('caption')}
                  groups={currentGroups}
                  formatter={formatter}
                />
              </PhoneFold>
            )}
            {otherGroups.length > 0 && (
              <details className="mt-6">
                <summary className="after-icon icon-chevron-down icon-16 inline-flex min-h-11 cursor-pointer items-center gap-2 font-bold text-blue-700 hover:text-blue-800">
                  {t('others', { count: otherGroups.length })}
                </summary>
                <PublishedTable
                  caption={t('othersCaption')}
                  groups={otherGroups}
                  formatter={formatter}
                />
              </details>
            )}
          </>
        )}
      </div>
    </Section>
  );
}

/** The command of each system that has a package, with the name of that package. */
function Commands({ packages }: { packages: readonly VerifiablePackage[] }) {
  const t = useTranslations('verify.published.systems');
  const commandLines = shells.flatMap(({ id, prompt }) => {
    const verifiablePackage = packages.find(
      ({ platform, type, fileName }) => shellOf(platform) === id && type === 'latest' && fileName,
    );
    return verifiablePackage?.fileName
      ? [{ id, prompt, ...checksumCommand(id, verifiablePackage.fileName) }]
      : [];
  });
  return (
    <dl className="download:gap-px download:bg-ink-line mb-8 grid overflow-hidden rounded-lg md:mb-12 lg:grid-cols-3">
      {commandLines.map(({ id, prompt, command, argument }) => (
        <div key={id} className="min-w-0 bg-ink-900 px-5 py-4 text-on-ink-2 md:px-6 md:py-5">
          <dt className="text-sm text-on-ink-3">{t(id)}</dt>
          <dd className="mt-1.5 font-mono text-sm leading-relaxed wrap-anywhere text-on-ink-2">
            <span className="download:select-none text-on-ink-3">{prompt} </span>
            <span className="text-white">{command}</span> {argument}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const tableLook = {
  table:
    'block w-full overflow-hidden rounded-lg bg-paper text-text-2 shadow-1 ring-1 ring-line md:table',
  head: 'sr-only',
};

interface PublishedTableProps {
  caption: string;
  groups: readonly VersionGroup[];
  formatter: PackageFormatter;
}

/** Versions with their packages; the browser compares files with this table. */
function PublishedTable({ caption, groups, formatter }: PublishedTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={publishedColumns(formatter)}
      groups={groups.map((group) => ({
        key: [group.line, group.version, group.type, group.releasedOn].join(),
        heading: <VersionHeading group={group} formatter={formatter} />,
        attributes: groupAttributes(group),
        rows: group.packages,
      }))}
      renderRow={(verifiablePackage, cells) => (
        <tr
          key={verifiablePackage.platform + verifiablePackage.sha256}
          {...packageAttributes(verifiablePackage)}
          className="block border-t border-line px-5 py-3 md:table-row md:px-0"
        >
          {cells}
        </tr>
      )}
      look={tableLook}
    />
  );
}

/** The Android app is in the list of v5, but has its own version numbers. */
const lineName = (line: string, verifiablePackage: VerifiablePackage | undefined): string =>
  verifiablePackage?.platform === 'android' ? 'Android' : line;

function VersionHeading({
  group: { line, version, type, releasedOn, packages },
  formatter,
}: {
  group: VersionGroup;
  formatter: PackageFormatter;
}) {
  const day = formatDay(releasedOn, formatter.locale);
  return (
    <tr className="download:bg-blue-50/60 block md:table-row">
      <th
        scope="rowgroup"
        colSpan={2}
        className="block border-t border-line-2 px-5 py-2.5 text-left font-normal md:table-cell md:px-6"
      >
        <b className="mr-3 font-num text-[1.0625rem] text-text">
          {lineName(line, packages[0])} · {version}
        </b>
        <PackageBadge type={type} formatter={formatter} />
        {releasedOn && day && (
          <time dateTime={releasedOn} className="ml-3 text-sm text-text-3">
            {day}
          </time>
        )}
      </th>
    </tr>
  );
}

/**
 * Each published package with its checksum, which one click selects. Files are compared with this table:
 * published-data-attributes.ts reads the two spans of the heading and the code.
 */
const publishedColumns = (formatter: PackageFormatter): readonly Column<VerifiablePackage>[] => [
  {
    key: 'system',
    heading: formatter.detailName('system'),
    className: 'block text-left text-[0.9375rem] text-text md:table-cell md:py-1.5 md:pl-6',
    isRowHeader: true,
    renderCell: ({ platform, fileName }) => (
      <>
        <span>{formatter.platformTitle(platform)}</span>
        {fileName && (
          <span className="block text-xs font-normal wrap-anywhere text-text-3">{fileName}</span>
        )}
      </>
    ),
  },
  {
    key: 'sha256',
    heading: formatter.detailName('sha256'),
    className: 'block md:table-cell md:py-1.5 md:pr-6 download:md:pl-8 download:md:align-middle',
    renderCell: (verifiablePackage) => (
      <Checksum verifiablePackage={verifiablePackage} formatter={formatter} />
    ),
  },
];

/** All digits of a package's checksum and a button that copies them. */
function Checksum({
  verifiablePackage: { platform, line, version, sha256 },
  formatter,
}: {
  verifiablePackage: VerifiablePackage;
  formatter: PackageFormatter;
}) {
  const t = useTranslations('release');
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4">
      <code translate="no" className="font-mono text-xs leading-normal wrap-anywhere select-all">
        {sha256}
      </code>
      <PlainCopyButton
        value={sha256}
        label={t('copy')}
        name={t('copyHash', { name: `${formatter.platformTitle(platform)} ${line} ${version}` })}
        copiedLabel={t('copied')}
        failedLabel={t('copyFailed')}
        className="-ml-2 text-sm text-blue-700 hover:text-blue-800 md:ml-auto"
      />
    </span>
  );
}
