import { getTranslations } from 'next-intl/server';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { ReleaseAction } from '@/components/releases/release-action';
import { ReleaseBadge, ReleaseChecksums } from '@/components/releases/release-parts';
import { ReleaseTable, type Column } from '@/components/releases/release-table';
import type { ReleaseText } from '@/components/releases/release-text';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/sections/site-link';
import { TextLink } from '@/components/ui/text-link';
import { formatDay } from '@/lib/downloads/format';
import { pagePath } from '@/lib/i18n/paths';
import { historySystems } from '@/lib/releases/history-systems';
import type { Release } from '@/lib/releases/types';
import { PagedRow, Pager, SystemList, SystemTabs } from './history-paging';

async function Empty({ text }: { text: ReleaseText }) {
  const t = await getTranslations('history.empty');
  return (
    <div data-empty="history" className="rounded-lg bg-mist p-6 md:p-10">
      <p className="text-h3 font-bold text-text">{t('title')}</p>
      <p className="mt-2 mb-6 max-w-[34em]">{t('text')}</p>
      <ButtonLink href={pagePath(text.locale, '/download')}>{t('button')}</ButtonLink>
    </div>
  );
}

/** The advice on the left stays in view while the list on the right is read. All lists are in the HTML (X5). */
export async function HistoryView({
  lists,
  text,
}: {
  /** One list for each system, in the order of the systems. */
  lists: readonly (readonly Release[])[];
  text: ReleaseText;
}) {
  const t = await getTranslations('history');
  const systems = historySystems.map((system, index) => ({
    system,
    name: t(`systems.${system}`),
    versions: historyVersions(lists[index] ?? []),
  }));
  return (
    <div className="download:md:pt-12 download:lg:gap-x-16 wrap grid gap-10 pt-8 pb-20 text-text-2 md:pb-18 lg:grid-cols-[4fr_8fr] lg:grid-rows-[auto_1fr] lg:gap-y-0">
      <div>
        <PageCrumbs path="/download/history" tone="light" />
        <h1 className="mt-2 text-h1 text-text">{t('title')}</h1>
        <p className="mt-4 max-w-[26em] text-lead">{t('lead')}</p>
      </div>
      <div className="download:lg:pt-12 lg:row-span-2">
        <SystemTabs label={t('systems.label')} items={systems} />
        {systems.map(({ system, name, versions }) => (
          <SystemList key={system} system={system}>
            <h2 id={`${system}-title`} className="mb-5 text-h3 text-text">
              {name}
            </h2>
            {versions.length > 0 ? (
              <HistoryTable
                caption={t('caption', { system: name })}
                versions={versions}
                text={text}
              />
            ) : (
              <Empty text={text} />
            )}
          </SystemList>
        ))}
        <p className="mt-10 flex flex-wrap items-center gap-x-8 border-t border-line-2 pt-4">
          <span>{t('next.title')}</span>
          <TextLink href={pagePath(text.locale, '/download')}>{t('next.latest')}</TextLink>
          <TextLink href={pagePath(text.locale, '/downloadlist', '?type=beta')}>
            {t('next.all')}
          </TextLink>
        </p>
      </div>
      <div className="lg:sticky lg:top-6 lg:self-start">
        <BeforeYouGo />
      </div>
    </div>
  );
}

/** Three things to know before installing an older version. */
async function BeforeYouGo() {
  const t = await getTranslations('history.before');
  return (
    <div className="rounded-lg bg-mist p-6 lg:mt-8 lg:p-7">
      <h2 className="text-[1.125rem] text-text">{t('title')}</h2>
      <ol className="mt-1">
        {(['reason', 'system', 'check'] as const).map((key, index) => (
          <li
            key={key}
            className="download:grid-cols-[1.5rem_1fr] download:last:pb-0 grid border-t border-line-2 py-3.5 text-[0.9375rem] first:border-0"
          >
            <span aria-hidden="true" className="font-num font-bold text-blue-600">
              {index + 1}
            </span>
            <div>
              <h3 className="text-base text-text">{t(`${key}.title`)}</h3>
              <p>{t(`${key}.text`)}</p>
              {key === 'check' && <SiteLink page="/verify">{t('check.link')}</SiteLink>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/**
 * With so few rows all page numbers are visible, so phones hide the jump field and draw the choice of sizes without a
 * frame.
 */
const fewRows = 30;
const plainOnPhones =
  'download:max-md:[&_form]:hidden download:max-md:[&_select]:-ml-3 download:max-md:[&_select]:text-text-2 download:max-md:[&_select]:ring-0';

const look = {
  table: 'block w-full text-left md:table',
  head: 'text-xs text-text-3 max-md:sr-only',
  headRow: 'border-b border-line-2',
  heading: 'pb-3 font-normal',
};

interface HistoryTableProps {
  caption: string;
  versions: readonly VersionRow[];
  text: ReleaseText;
}

/** Version, day, type and links; ten rows a page once the page is hydrated. */
async function HistoryTable({ caption, versions, text }: HistoryTableProps) {
  const t = await getTranslations('history');
  const total = versions.length;
  return (
    <>
      <ReleaseTable
        caption={caption}
        columns={versionColumns(text, t('none'))}
        groups={[{ key: 'all', rows: versions }]}
        row={({ version, type }, cells, index) => (
          <PagedRow
            key={`${version}-${type}`}
            index={index}
            total={total}
            className="relative grid grid-cols-[auto_1fr] items-center gap-x-4 border-b border-line-2 py-3.5 text-text md:table-row md:py-0"
          >
            {cells}
          </PagedRow>
        )}
        look={look}
      />
      <div className={cn('mt-4 md:mt-6', total <= fewRows && plainOnPhones)}>
        <Pager
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

/** The packages of a history list by version, in the list's own order (the first is the one offered). */
export function historyVersions(releases: readonly Release[]): VersionRow[] {
  const groups = new Map<string, Release[]>();
  for (const release of releases) {
    const key = `${release.version} ${release.type}`;
    groups.set(key, [...(groups.get(key) ?? []), release]);
  }
  return [...groups.values()].flatMap((packages) => {
    const [first] = packages;
    return first
      ? [{ version: first.version, type: first.type, releasedOn: first.releasedOn, packages }]
      : [];
  });
}

/** One version with all its packages. */
interface VersionRow extends Pick<Release, 'version' | 'type' | 'releasedOn'> {
  readonly packages: readonly Release[];
}

/**
 * The columns for the versions of a system.
 * @param none text for a version without a package
 */
function versionColumns(text: ReleaseText, none: string): readonly Column<VersionRow>[] {
  const cell = 'download:md:py-3.5 md:pr-4';
  return [
    {
      key: 'version',
      heading: text.fact('version'),
      className: `${cell} font-num`,
      isRowHeader: true,
      cell: ({ version }) => `v${version}`,
    },
    {
      key: 'date',
      heading: text.fact('date'),
      className: `${cell} text-sm whitespace-nowrap max-md:row-start-2 download:max-md:text-text-3`,
      cell: ({ releasedOn }) => formatDay(releasedOn, text.locale) ?? text.unknown,
    },
    {
      key: 'type',
      heading: text.fact('type'),
      className: `${cell} max-md:row-start-3`,
      cell: ({ type }) =>
        // Nearly every row is "older", so a badge would distinguish nothing; the word is for screen readers only.
        type === 'older' ? (
          <span className="sr-only">{text.type(type)}</span>
        ) : (
          <ReleaseBadge type={type} text={text} />
        ),
    },
    {
      key: 'packages',
      heading: text.fact('packages'),
      className:
        'max-md:col-start-2 download:max-md:row-span-3 download:max-md:row-start-1 download:md:py-2.5',
      cell: (row) => <VersionPackages {...{ row, text, none }} />,
    },
  ];
}

function VersionPackages({
  row: { version, packages },
  text,
  none,
}: {
  row: VersionRow;
  text: ReleaseText;
  none: string;
}) {
  const linked = packages.filter(({ url }) => url);
  return (
    <div className="download:max-md:justify-end flex flex-wrap gap-x-3 gap-y-2">
      {linked.length === 0 && <span className="text-sm text-text-3">{none}</span>}
      {linked.map((release) => {
        const note = text.note(release.platform);
        return (
          <ReleaseAction
            key={release.platform}
            {...{ platform: release.platform, release, text }}
            look="version"
            pinned
            label={text.versioned(note, release)}
          >
            <Icon name="download" size={16} />
            {note}
          </ReleaseAction>
        );
      })}
      <ReleaseChecksums releases={packages} text={text} look="version" of={`v${version}`} />
    </div>
  );
}
