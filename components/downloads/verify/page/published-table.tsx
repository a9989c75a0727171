import { getTranslations } from 'next-intl/server';
import { formatDay } from '@/lib/downloads/format';
import type { PublishedRecord, VersionGroup } from '@/lib/verify/records';
import { ReleaseBadge } from '../../release-badge';
import type { Words } from '../../words';
import { groupMarks, recordMarks } from '../tool/read-published';

/** A package: which, under what name, and its checksum, which one click selects. */
function Row({ record, words }: { record: PublishedRecord; words: Words }) {
  return (
    <tr
      {...recordMarks(record)}
      className="block border-t border-line px-5 py-3 md:table-row md:px-0"
    >
      <th
        scope="row"
        className="block text-left text-[15px] text-text md:table-cell md:py-3 md:pl-6"
      >
        <span>{words.package(record.platform)}</span>
        {record.fileName && (
          <span className="block text-xs font-normal wrap-anywhere text-text-3">
            {record.fileName}
          </span>
        )}
      </th>
      <td className="block md:table-cell md:py-3 md:pr-6 md:pl-8 md:align-middle">
        <code translate="no" className="font-mono text-xs leading-normal wrap-anywhere select-all">
          {record.sha256}
        </code>
      </td>
    </tr>
  );
}

/** Versions with their packages; what stands here is also what a file is compared with in the browser. */
export async function PublishedTable({
  caption,
  groups,
  words,
}: {
  caption: string;
  groups: readonly VersionGroup[];
  words: Words;
}) {
  const t = await getTranslations('verify.published.columns');
  return (
    <table className="block w-full overflow-hidden rounded-lg bg-paper text-text-2 shadow-1 ring-1 ring-line md:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('system')}</th>
          <th scope="col">{t('sha256')}</th>
        </tr>
      </thead>
      {groups.map((group) => {
        const { line, version, type, releasedOn, records } = group;
        const day = formatDay(releasedOn, words.locale);
        return (
          <tbody
            key={[line, version, type, releasedOn].join()}
            {...groupMarks(group)}
            className="block md:table-row-group"
          >
            <tr className="block bg-blue-50/60 md:table-row">
              <th
                scope="rowgroup"
                colSpan={2}
                className="block border-t border-line-2 px-5 py-2.5 text-left font-normal md:table-cell md:px-6"
              >
                <b className="mr-3 font-num text-[17px] text-text">
                  {line} · {version}
                </b>
                <ReleaseBadge type={type}>{words.type(type)}</ReleaseBadge>
                {day && <time className="ml-3 text-sm text-text-3">{day}</time>}
              </th>
            </tr>
            {records.map((record) => (
              <Row key={record.platform + record.sha256} record={record} words={words} />
            ))}
          </tbody>
        );
      })}
    </table>
  );
}
