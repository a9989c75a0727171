import { getLocale, getTranslations } from 'next-intl/server';
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
import { Table } from '@superbrowser/console/ui/table';
import { Day } from '@superbrowser/console/ui/value';

interface ReleaseTableProps {
  readonly groups: readonly ReleaseGroup[];
  /** Whether the person may change a version. */
  readonly changes: boolean;
}

const columns = ['version', 'type', 'day', 'package', 'hash'] as const;

/** YYYYMMDD as a day. */
const isoOf = (day: string | null) =>
  day && /^\d{8}$/.test(day) ? `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}` : null;

async function PackageFile({ release: { file, size } }: { readonly release: ListedRelease }) {
  const t = await getTranslations('console.releases');
  if (!file) return <span className="text-text-3">{t('noPackage')}</span>;
  const language = languageOf(await getLocale(), null);
  return (
    <>
      <p className="wrap-anywhere sm:min-w-60">{fileNameOf(file)}</p>
      {size !== null && <p className="text-text-3 tabular-nums">{formatSize(size, language)}</p>}
      {isMissing(file) && <p className="font-bold text-risk">{t('missing')}</p>}
    </>
  );
}

interface ChangeProps {
  readonly release: ListedRelease;
  readonly name: string;
}

async function Change({ release, name }: ChangeProps) {
  const t = await getTranslations('console.releases');
  return (
    <a
      href={`/releases?change=${encodeURIComponent(keyOf(release))}#change`}
      aria-label={t('changeOne', { name: `${name} ${release.version}` })}
      className="inline-flex min-h-11 items-center font-bold whitespace-nowrap text-blue-700 hover:underline sm:-my-2.5"
    >
      {t('change')}
    </a>
  );
}

/** What is offered for download, system by system. */
export async function ReleaseTable({ groups, changes }: ReleaseTableProps) {
  const [t, nameOf] = [await getTranslations('console.releases'), await systemWords()];
  if (groups.length === 0) return <p className="panel">{t('none')}</p>;
  const rows = groups.flatMap(({ system, line, releases }) => {
    const name = t('group', { system: nameOf(system), line });
    const heading = { key: name, heading: name };
    const rowOf = (release: ListedRelease) => {
      const { version, type, sha256 } = release;
      const day = isoOf(release.day);
      return {
        key: `${name} ${version} ${type}`,
        cells: [
          version,
          <TypeBadge key="type" type={type} />,
          day && <Day key="day" day={day} />,
          <PackageFile key="package" release={release} />,
          sha256 && <Hash key="hash" value={sha256} />,
          ...(changes ? [<Change key="change" {...{ release, name }} />] : []),
        ],
      };
    };
    return [heading, ...releases.map(rowOf)];
  });
  return (
    <div className="panel">
      <Table
        label={t('title')}
        heads={[...columns.map((name) => t(name)), ...(changes ? [{ hidden: t('actions') }] : [])]}
        rows={rows}
      />
    </div>
  );
}
