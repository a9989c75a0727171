import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { checksumCommand, shellOf, shells } from '@/components/releases/checksum-commands';
import { ReleaseBadge } from '@/components/releases/release-parts';
import { ReleaseTable, type Column } from '@/components/releases/release-table';
import type { ReleaseText } from '@/components/releases/release-text';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { formatDay } from '@/lib/downloads/format';
import type { Published } from '@/lib/upstream/articles';
import { byVersion, type PublishedRecord, type VersionGroup } from '@/lib/verify/records';
import { groupMarks, publishedMarks, recordMarks } from './read-published';

export const publishedId = 'published';

/** Every version with its checksum, and the commands that compute one: the check without JavaScript. */
export async function PublishedSection({
  published: { records, isComplete },
  text,
}: {
  published: Published;
  text: ReleaseText;
}) {
  const t = await getTranslations('verify.published');
  const groups = byVersion(records);
  const current = groups.filter(({ type }) => type !== 'older');
  const older = groups.filter(({ type }) => type === 'older');
  return (
    <Section id={publishedId} tone="mist" labelledBy="published-title">
      <div className="wrap" {...publishedMarks(isComplete)}>
        <SectionHead id="published-title" title={t('title')} lead={t('lead')} />
        {records.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <>
            <Commands records={records} />
            {current.length > 0 && (
              <PhoneFold label={t('current', { count: current.length })}>
                <PublishedTable caption={t('caption')} groups={current} text={text} />
              </PhoneFold>
            )}
            {older.length > 0 && (
              <details className="mt-6">
                <summary className="unfolds icon-chevron-down icon-16 inline-flex min-h-11 cursor-pointer items-center gap-2 font-bold text-blue-700 hover:text-blue-800">
                  {t('older', { count: older.length })}
                </summary>
                <PublishedTable caption={t('olderCaption')} groups={older} text={text} />
              </details>
            )}
          </>
        )}
      </div>
    </Section>
  );
}

/** The command of each system there is a package for, with the name of that package. */
function Commands({ records }: { records: readonly PublishedRecord[] }) {
  const t = useTranslations('verify.published.systems');
  const lines = shells.flatMap(({ id, prompt }) => {
    const record = records.find(
      ({ platform, type, fileName }) => shellOf(platform) === id && type === 'latest' && fileName,
    );
    return record?.fileName ? [{ id, prompt, ...checksumCommand(id, record.fileName) }] : [];
  });
  return (
    <dl className="mb-8 grid gap-px overflow-hidden rounded-lg bg-ink-line md:mb-12 lg:grid-cols-3">
      {lines.map(({ id, prompt, command, rest }) => (
        <div key={id} className="min-w-0 bg-ink-900 px-5 py-4 text-on-ink-2 md:px-6 md:py-5">
          <dt className="text-sm text-on-ink-3">{t(id)}</dt>
          <dd className="mt-1.5 font-mono text-sm leading-relaxed wrap-anywhere text-on-ink-2">
            <span className="text-on-ink-3 select-none">{prompt} </span>
            <span className="text-white">{command}</span> {rest}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const look = {
  table:
    'block w-full overflow-hidden rounded-lg bg-paper text-text-2 shadow-1 ring-1 ring-line md:table',
  head: 'sr-only',
};

interface PublishedTableProps {
  caption: string;
  groups: readonly VersionGroup[];
  text: ReleaseText;
}

/** Versions with their packages; what stands here is also what a file is compared with in the browser. */
function PublishedTable({ caption, groups, text }: PublishedTableProps) {
  return (
    <ReleaseTable
      caption={caption}
      columns={publishedColumns(text)}
      groups={groups.map((group) => ({
        key: [group.line, group.version, group.type, group.releasedOn].join(),
        heading: <VersionHeading group={group} text={text} />,
        attributes: groupMarks(group),
        rows: group.records,
      }))}
      row={(record, cells) => (
        <tr
          key={record.platform + record.sha256}
          {...recordMarks(record)}
          className="block border-t border-line px-5 py-3 md:table-row md:px-0"
        >
          {cells}
        </tr>
      )}
      look={look}
    />
  );
}

function VersionHeading({
  group: { line, version, type, releasedOn },
  text,
}: {
  group: VersionGroup;
  text: ReleaseText;
}) {
  const day = formatDay(releasedOn, text.locale);
  return (
    <tr className="block bg-blue-50/60 md:table-row">
      <th
        scope="rowgroup"
        colSpan={2}
        className="block border-t border-line-2 px-5 py-2.5 text-left font-normal md:table-cell md:px-6"
      >
        <b className="mr-3 font-num text-[17px] text-text">
          {line} · {version}
        </b>
        <ReleaseBadge type={type} text={text} />
        {day && <time className="ml-3 text-sm text-text-3">{day}</time>}
      </th>
    </tr>
  );
}

/**
 * Each package that was published with its checksum, which one click selects. A file is compared with what stands here:
 * read-published.ts reads the two spans of the heading and the code.
 */
const publishedColumns = (text: ReleaseText): readonly Column<PublishedRecord>[] => [
  {
    key: 'system',
    heading: text.fact('system'),
    className: 'block text-left text-[15px] text-text md:table-cell md:py-3 md:pl-6',
    isRowHeader: true,
    cell: ({ platform, fileName }) => (
      <>
        <span>{text.package(platform)}</span>
        {fileName && (
          <span className="block text-xs font-normal wrap-anywhere text-text-3">{fileName}</span>
        )}
      </>
    ),
  },
  {
    key: 'sha256',
    heading: text.fact('sha256'),
    className: 'block md:table-cell md:py-3 md:pr-6 md:pl-8 md:align-middle',
    cell: ({ sha256 }) => (
      <code translate="no" className="font-mono text-xs leading-normal wrap-anywhere select-all">
        {sha256}
      </code>
    ),
  },
];
