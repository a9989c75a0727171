import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import {
  otherSourcesKey,
  figureKinds,
  type FigureKind,
} from '@superbrowser/contract/site-data/figures';
import { Icon } from '@/components/ui/icon';
import { barChartPath } from '@/lib/promoter-figures/report/bar-chart';
import type { Bucket } from '@/lib/promoter-figures/report/period-buckets';
import type { FigurePeriod, Grouping } from '@/lib/promoter-figures/report/period';
import {
  maxShownSources,
  type AggregatedFigures,
  type CountsByKind,
} from '@/lib/promoter-figures/report/aggregate-figures';

/** Tables up to this number of rows are shown whole; longer tables are folded. */
const maxUnfoldedRows = 31;

/** The counts by source, system and time. */
export function FigureTables({ figures, period }: FigureTotalsProps) {
  const t = useTranslations('partnersFigures');
  const messages = { direct: t('direct'), other: t('otherSources') };
  const { moreSources } = figures;
  return (
    <div className="mt-12 grid gap-12">
      <NumberTable
        id="by-source"
        title={t('tables.source')}
        column={t('source')}
        note={t('tables.sourceNote')}
        isFolded={figures.sources.length > maxUnfoldedRows}
        rows={[
          ...figures.sources.map(({ source, counts }) => ({
            key: `source ${source}`,
            name: <SourceName source={source} messages={messages} />,
            counts,
          })),
          ...(moreSources
            ? [
                {
                  key: `beyond ${maxShownSources}`,
                  name: t('tables.more', { count: moreSources.count }),
                  counts: moreSources.counts,
                },
              ]
            : []),
        ]}
      />
      <NumberTable
        id="by-system"
        title={t('tables.system')}
        column={t('system')}
        rows={figures.systems.map(({ system, counts }) => ({
          key: system,
          name: t(`systems.${system}`),
          counts,
        }))}
      />
      <NumberTable
        id="by-time"
        title={t('tables.time')}
        column={t('day')}
        isFolded={figures.buckets.length > maxUnfoldedRows}
        // The newest row comes first, because readers look for it.
        rows={[...figures.buckets].reverse().map((bucket) => ({
          key: bucket.from,
          name: <span className="tabular-nums">{bucketName(bucket, period.grouping)}</span>,
          counts: bucket.counts,
        }))}
      />
    </div>
  );
}

interface FigureTotalsProps {
  figures: AggregatedFigures;
  period: FigurePeriod;
}

/** The four totals of the period, each with its chart. */
export function FigureTotals({ figures, period }: FigureTotalsProps) {
  const t = useTranslations('partnersFigures');
  const format = useFormatter();
  const { from, to } = period;
  return (
    <section aria-labelledby="figure-totals-title" className="mt-6">
      <h2 id="figure-totals-title" className="text-h3 text-text tabular-nums">
        {t('totals.title', { from, to })}
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 md:gap-6">
        {figureKinds.map((kind) => {
          const { counted, repeats, robots, excess } = figures.totals[kind];
          return (
            <li key={kind} className="rounded-lg bg-mist p-5 md:p-7">
              <h3 className="font-bold text-text">{t(`kinds.${kind}`)}</h3>
              <p className="partners:text-[clamp(2.25rem,4vw,3.5rem)] font-num leading-tight font-bold tracking-[-0.02em] text-text">
                {format.number(counted)}
              </p>
              <p className="text-sm text-text-3">
                {t('totals.apart', {
                  repeats: format.number(repeats),
                  robots: format.number(robots),
                  excess: format.number(excess),
                })}
              </p>
              <FigureChart figures={figures} period={period} kind={kind} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const chartSize = { width: 400, height: 80 };

/** A chart with one bar for each day, week or month; the tables below hold the same counts. */
function FigureChart({ figures, period, kind }: FigureTotalsProps & { kind: FigureKind }) {
  const t = useTranslations('partnersFigures');
  const format = useFormatter();
  const { from, to } = period;
  const values = figures.buckets.map(({ counts }) => counts?.[kind] ?? 0);
  const highestCount = Math.max(0, ...values);
  const highestBucket = figures.buckets[values.indexOf(highestCount)];
  const span = { kind: t(`kinds.${kind}`), from, to };
  const name =
    highestCount > 0 && highestBucket
      ? t('totals.chart', {
          ...span,
          total: format.number(figures.totals[kind].counted),
          day: bucketName(highestBucket, period.grouping),
          most: format.number(highestCount),
        })
      : t('totals.chartEmpty', span);
  return (
    <>
      <svg
        role="img"
        aria-label={name}
        viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
        preserveAspectRatio="none"
        className="mt-5 block h-20 w-full border-b border-control fill-blue-600"
      >
        <path d={barChartPath(values, chartSize)} />
      </svg>
      <p
        aria-hidden="true"
        className="mt-1.5 flex justify-between text-xs text-text-3 tabular-nums"
      >
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </>
  );
}

/**
 * The first and the last day in the format of spreadsheets, the same in both languages; the last day leaves out the
 * year where both are in the same year.
 */
function bucketName({ from, to }: Bucket, grouping: Grouping): string {
  if (grouping === 'day' || from === to) return from;
  const end = from.slice(0, 5) === to.slice(0, 5) ? to.slice(5) : to;
  return `${from} – ${end}`;
}

interface NumberTableProps {
  id: string;
  title: string;
  /** The heading of the first column. */
  column: string;
  note?: string;
  isFolded?: boolean;
  rows: readonly {
    readonly key: string;
    readonly name: ReactNode;
    /** Null where nothing was measured. */
    readonly counts: CountsByKind | null;
  }[];
}

/** One row for each day, source or system, and a column for each number. */
function NumberTable({ isFolded = false, ...table }: NumberTableProps) {
  const { id, title, rows } = table;
  if (!isFolded)
    return (
      // This is no landmark, because the frame of the table is already a landmark with the same name.
      <div>
        <h2 id={id} className="text-h3 text-text">
          {title}
        </h2>
        <NumberRows {...table} />
      </div>
    );
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 border-b-2 border-text text-text hover:text-blue-700">
        <h2 id={id} className="text-h3">
          {title} <span className="text-base font-normal text-text-3">{rows.length}</span>
        </h2>
        <Icon name="chevron-down" size={22} className="text-blue-600 group-open:rotate-180" />
      </summary>
      <NumberRows {...table} />
    </details>
  );
}

const numberCellStyles = 'py-2.5 pl-1.5 text-right tabular-nums partners:md:pl-3';

function NumberRows({ id, column, note, rows }: Omit<NumberTableProps, 'isFolded'>) {
  const t = useTranslations('partnersFigures');
  const format = useFormatter();
  return (
    <>
      {note && <p className="mt-1 text-sm text-text-3">{note}</p>}
      {/* On phones the table scrolls sideways in its own frame. */}
      <div role="region" aria-labelledby={id} tabIndex={0} className="mt-3 overflow-x-auto">
        <table
          aria-labelledby={id}
          className="partners:min-w-[300px] w-full table-fixed text-left text-sm md:text-[0.9375rem]"
        >
          <thead>
            <tr className="partners:hyphens-auto text-ui text-text md:text-sm">
              <th
                scope="col"
                className="partners:w-[28%] partners:md:w-[32%] border-b-2 border-text pb-2 align-bottom"
              >
                {column}
              </th>
              {figureKinds.map((kind) => (
                <th
                  key={kind}
                  scope="col"
                  className="partners:md:pl-3 border-b-2 border-text pb-2 pl-1.5 text-right align-bottom"
                >
                  {t(`kinds.${kind}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, counts }) => (
              <tr key={key} className="border-b border-line-2">
                <th scope="row" className="py-2.5 font-normal text-text">
                  {name}
                </th>
                {counts ? (
                  figureKinds.map((kind) => (
                    <td key={kind} className={numberCellStyles}>
                      {format.number(counts[kind])}
                    </td>
                  ))
                ) : (
                  <td colSpan={figureKinds.length} className={`${numberCellStyles} text-text-3`}>
                    {t('unmeasured')}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The name of a source; the text of a link is written by others, so it keeps its own text direction. */
function SourceName({
  source,
  messages,
}: {
  source: string;
  messages: { readonly direct: string; readonly other: string };
}) {
  if (source === '') return messages.direct;
  if (source === otherSourcesKey) return messages.other;
  return <bdi className="wrap-anywhere">{source}</bdi>;
}
