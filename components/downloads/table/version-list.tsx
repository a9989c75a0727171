import { HashLine } from '@/components/cta/hash-line';
import { PageLink } from '@/components/ui/page-link';
import { cn } from '@/components/ui/cn';
import { isStandardWindows } from '@/lib/growth/product-line';
import { tableRows } from '@/lib/releases/offers';
import type { ClientLine, Release } from '@/lib/releases/types';
import type { Words } from '../words';
import { VersionRow } from './version-row';

export interface VersionListProps {
  caption: string;
  line: ClientLine;
  releases: readonly Release[];
  words: Words;
  /** Small print under the rows. */
  note: string;
  /** Shown instead of rows. */
  empty: string;
  more: { text: string; link: string; href: string };
  hashesTitle: string;
  /** The list could not be loaded; a missing row means nothing then (D7). */
  partial?: boolean;
}

/** Fixed widths, so that nothing moves when the visitor's own row is marked. */
const columns = [
  ['system', 'md:pl-8 lg:w-[24%] xl:w-[29%]'],
  ['version', 'lg:w-[17%] xl:w-[18%]'],
  ['date', 'max-lg:hidden lg:w-[12%] xl:w-[13%]'],
  ['size', 'max-lg:hidden lg:w-[9%] xl:w-[10%]'],
  ['minimum', ''],
  ['action', 'text-right! md:pr-8 lg:w-[18%] xl:w-[15%]'],
] as const;

/** One client line as a table. */
export function VersionRows({
  caption,
  line,
  releases,
  words,
  note,
  empty,
  more,
  hashesTitle,
  partial = false,
}: VersionListProps) {
  const rows = tableRows(releases, line, partial);
  if (rows.length === 0) return <p className="px-5 py-12 text-center md:px-8">{empty}</p>;
  const hashes = rows.flatMap(({ platform, release }) =>
    release?.sha256 ? [{ platform, sha256: release.sha256 }] : [],
  );
  return (
    <>
      <table className="block w-full md:table lg:table-fixed">
        <caption className="sr-only noscript:not-sr-only noscript:block noscript:border-t noscript:border-line noscript:px-5 noscript:py-4 noscript:text-left noscript:font-bold noscript:text-text noscript:md:table-caption noscript:md:px-8">
          {caption}
        </caption>
        <thead className="text-xs text-text-3 max-md:sr-only">
          <tr>
            {columns.map(([column, width]) => (
              <th key={column} scope="col" className={cn('h-11 pr-4 text-left font-normal', width)}>
                {words.t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {rows.map(({ platform, release }) => (
            <VersionRow
              key={platform}
              platform={platform}
              line={line}
              release={release}
              words={words}
            />
          ))}
        </tbody>
      </table>
      <div className="border-t border-line bg-mist/50 px-5 py-3.5 text-sm text-text-3 md:px-8">
        <p>
          {note}
          {words.locale === 'zh-CN' ? '' : ' '}
          {more.text}
          {words.locale === 'zh-CN' ? '' : ' '}
          <PageLink
            href={more.href}
            className="text-blue-700 underline underline-offset-3 hover:text-blue-800"
          >
            {more.link}
          </PageLink>
          {words.locale === 'zh-CN' ? '。' : '.'}
        </p>
        {hashes.length > 0 && (
          <details className="mt-1">
            <summary className="inline-flex tap cursor-pointer items-center font-bold text-blue-700">
              {hashesTitle}
            </summary>
            {hashes.map(({ platform, sha256 }) => (
              <HashLine
                key={platform}
                sha256={sha256}
                title={words.package(platform)}
                name={words.package(platform)}
                tone="light"
                whole
                factsOf={line === 'v5' && isStandardWindows(platform) ? 'windows' : undefined}
                className="border-t border-line py-1 md:grid md:grid-cols-[11rem_1fr_auto]"
              />
            ))}
          </details>
        )}
      </div>
    </>
  );
}
