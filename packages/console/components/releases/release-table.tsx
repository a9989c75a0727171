import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { formatSize } from '@/lib/downloads/format';
import { languageOf } from '@superbrowser/console/lib/i18n/language';
import {
  fileNameOf,
  isMissing,
  keyOf,
  type ListedRelease,
  type ReleaseGroup,
} from '@superbrowser/console/lib/releases/load';
import { Hash } from './hash';
import { systemWords } from './names';
import { TypeBadge } from './type-badge';
import { WideTable } from '@superbrowser/console/components/list/wide-table';

interface ReleaseTableProps {
  readonly groups: readonly ReleaseGroup[];
  /** Whether the person may change a version. */
  readonly changes: boolean;
}

const columns = ['version', 'type', 'day', 'package', 'hash'] as const;

/** YYYYMMDD as a day. */
async function Day({ day }: { readonly day: string | null }) {
  if (!day || !/^\d{8}$/.test(day)) return null;
  const iso = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
  const text = (await getFormatter()).dateTime(new Date(`${iso}T00:00:00+08:00`), {
    dateStyle: 'medium',
  });
  return <time dateTime={iso}>{text}</time>;
}

async function PackageFile({ release: { file, size } }: { readonly release: ListedRelease }) {
  const t = await getTranslations('console.releases');
  if (!file) return <span className="text-text-3">{t('noPackage')}</span>;
  const language = languageOf(await getLocale(), null);
  return (
    <>
      <p className="min-w-60 wrap-anywhere">{fileNameOf(file)}</p>
      {size !== null && <p className="text-text-3 tabular-nums">{formatSize(size, language)}</p>}
      {isMissing(file) && <p className="font-bold text-risk">{t('missing')}</p>}
    </>
  );
}

interface RowProps {
  readonly release: ListedRelease;
  readonly name: string;
  readonly changes: boolean;
}

async function Row({ release, name, changes }: RowProps) {
  const t = await getTranslations('console.releases');
  const { version, type, day, sha256 } = release;
  return (
    <tr>
      <th scope="row" className="whitespace-nowrap tabular-nums">
        {version}
      </th>
      <td>
        <TypeBadge type={type} />
      </td>
      <td className="whitespace-nowrap">
        <Day day={day} />
      </td>
      <td>
        <PackageFile release={release} />
      </td>
      <td>{sha256 && <Hash value={sha256} />}</td>
      {changes && (
        <td>
          <a
            href={`/releases?change=${encodeURIComponent(keyOf(release))}#change`}
            aria-label={t('changeOne', { name: `${name} ${version}` })}
            className="-my-2.5 inline-flex min-h-11 items-center font-bold whitespace-nowrap text-blue-700 hover:underline"
          >
            {t('change')}
          </a>
        </td>
      )}
    </tr>
  );
}

/** What is offered for download, system by system. */
export async function ReleaseTable({ groups, changes }: ReleaseTableProps) {
  const [t, nameOf] = [await getTranslations('console.releases'), await systemWords()];
  if (groups.length === 0) return <p className="panel">{t('none')}</p>;
  return (
    <WideTable
      label={t('title')}
      heads={[...columns.map((name) => t(name)), ...(changes ? [t('actions')] : [])]}
      panel
    >
      {groups.map(({ system, line, releases }) => {
        const name = t('group', { system: nameOf(system), line });
        return (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + (changes ? 1 : 0)} className="bg-mist">
                {name}
              </th>
            </tr>
            {releases.map((release) => (
              <Row key={release.version + release.type} {...{ release, name, changes }} />
            ))}
          </tbody>
        );
      })}
    </WideTable>
  );
}
