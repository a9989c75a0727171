import { getTranslations } from 'next-intl/server';
import { HashLine } from '@/components/cta/hash-line';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { formatDay } from '@/lib/downloads/format';
import { hrefOf } from '@/lib/releases/offers';
import type { Release } from '@/lib/releases/types';
import { ReleaseBadge } from '../release-badge';
import type { Words } from '../words';
import { PagedRow } from './paged-row';
import { Pager } from './pager';
import type { HistoryVersion } from './versions';

/** So few rows that all their pages are in sight, and nobody types one or asks for more rows in a frame. */
const fewRows = 30;
const plainOnPhones =
  'max-md:[&_form]:hidden max-md:[&_select]:-ml-3 max-md:[&_select]:text-text-2 max-md:[&_select]:ring-0';

const cell = 'md:py-3.5 md:pr-4';

async function PackageLink({ release, words }: { release: Release; words: Words }) {
  const t = await getTranslations('history');
  const href = hrefOf(release, true);
  if (href === null) return null;
  return (
    <a
      href={href}
      data-platform={release.platform}
      aria-label={t('package', { name: words.note(release.platform), version: release.version })}
      className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 font-bold whitespace-nowrap text-text ring-1 ring-line-2 ring-inset hover:bg-blue-50 hover:text-blue-700 max-md:text-[15px] md:px-3.5"
    >
      <Icon name="download" size={16} />
      {words.note(release.platform)}
    </a>
  );
}

/** The checksums of a version's packages, to open below its buttons; none where the list gives none. */
async function Hashes({ packages, words }: { packages: readonly Release[]; words: Words }) {
  const t = await getTranslations('history');
  const known = packages.flatMap(({ platform, version, sha256 }) =>
    sha256 ? [{ platform, version, sha256 }] : [],
  );
  if (known.length === 0) return null;
  return (
    <details className="open:basis-full">
      <summary className="unfolds icon-chevron-down icon-14 flex min-h-11 cursor-pointer items-center gap-1.5 text-sm text-text-2 hover:text-blue-700">
        SHA-256
        <span className="sr-only">v{known[0]?.version}</span>
      </summary>
      {known.map(({ platform, version, sha256 }) => (
        <HashLine
          key={platform}
          sha256={sha256}
          title={words.note(platform)}
          name={t('package', { name: words.package(platform), version })}
          tone="light"
          whole
          // However long the digits, the columns keep their widths.
          className="w-0 min-w-full"
        />
      ))}
    </details>
  );
}

/** Version, day, type and links; ten a page once the page is awake. */
export async function HistoryTable({
  caption,
  versions,
  words,
}: {
  caption: string;
  versions: readonly HistoryVersion[];
  words: Words;
}) {
  const t = await getTranslations('history');
  const total = versions.length;
  return (
    <>
      <table className="block w-full text-left md:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-xs text-text-3 max-md:sr-only">
          <tr className="border-b border-line-2">
            {(['version', 'date', 'type', 'packages'] as const).map((column) => (
              <th key={column} scope="col" className="pb-3 font-normal">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {versions.map(({ version, type, releasedOn, packages }, index) => (
            <PagedRow
              key={`${version}-${type}`}
              index={index}
              total={total}
              className="relative grid grid-cols-[auto_1fr] items-center gap-x-4 border-b border-line-2 py-3.5 text-text md:table-row md:py-0"
            >
              <th scope="row" className={`${cell} font-num`}>
                v{version}
              </th>
              <td
                className={`${cell} text-sm whitespace-nowrap max-md:row-start-2 max-md:text-text-3`}
              >
                {formatDay(releasedOn, words.locale) ?? words.unknown}
              </td>
              <td className={`${cell} max-md:row-start-3`}>
                {/* A word on every row tells the rows apart no more. */}
                {type === 'older' ? (
                  <span className="sr-only">{words.type(type)}</span>
                ) : (
                  <ReleaseBadge type={type}>{words.type(type)}</ReleaseBadge>
                )}
              </td>
              <td className="max-md:col-start-2 max-md:row-span-3 max-md:row-start-1 md:py-2.5">
                <div className="flex flex-wrap gap-x-3 gap-y-2 max-md:justify-end">
                  {packages.some(({ url }) => url) ? (
                    packages.map((release) => (
                      <PackageLink key={release.platform} release={release} words={words} />
                    ))
                  ) : (
                    <span className="text-sm text-text-3">{t('none')}</span>
                  )}
                  <Hashes packages={packages} words={words} />
                </div>
              </td>
            </PagedRow>
          ))}
        </tbody>
      </table>
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
