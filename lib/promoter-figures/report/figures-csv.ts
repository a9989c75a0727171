/**
 * The figures as a file for spreadsheets. It also contains events that were not counted: repeats, robots, busy networks
 * (O4).
 */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import { toCsv, type Cell } from '@superbrowser/shared/csv';
import {
  figureKinds,
  figureOutcomes,
  otherSourcesKey,
} from '@superbrowser/contract/site-data/figures';
import type { Visitor } from '@/lib/core/http/requests/visitor';
import { pagePath } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/routing';
import { privateCacheControl } from '@/lib/core/http/responses/cache-control';
import { figureStore } from '../figure-store';
import { parsePeriod, requestedSource } from './period';
import { loadViewer } from './viewer';

/**
 * Maximum number of sums in a file. Spreadsheets accept more, but making a longer file would delay the server's other
 * answers.
 */
const maxCsvRows = 50_000;

type FigureRow = Awaited<ReturnType<typeof figureStore.loadFigureRows>>[number];

interface CsvLine {
  readonly day: string;
  readonly source: string;
  readonly system: FigureRow['system'];
  readonly counts: Map<string, number>;
}

/** One line for each day, source and system; the sums are given in that order. */
function linesOf(sums: readonly FigureRow[]): CsvLine[] {
  const lineByKey = new Map<string, CsvLine>();
  for (const { day, source, system, kind, ...counts } of sums) {
    const key = `${day} ${system} ${source}`;
    const line = lineByKey.get(key) ?? { day, source, system, counts: new Map() };
    for (const outcome of figureOutcomes) line.counts.set(`${kind} ${outcome}`, counts[outcome]);
    lineByKey.set(key, line);
  }
  return [...lineByKey.values()];
}

async function renderCsv(locale: Locale, sums: readonly FigureRow[]): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'partnersFigures' });
  const columns = figureKinds.flatMap((kind) =>
    figureOutcomes.map((outcome) => ({
      key: `${kind} ${outcome}`,
      name:
        outcome === 'counted'
          ? t(`kinds.${kind}`)
          : t(`csv.${outcome}`, { kind: t(`kinds.${kind}`) }),
    })),
  );
  const sourceName = (source: string) =>
    source === '' ? t('direct') : source === otherSourcesKey ? t('otherSources') : source;
  const head = [t('day'), t('source'), t('system'), ...columns.map(({ name }) => name)];
  const rows = linesOf(sums).map(({ day, source, system, counts }): Cell[] => [
    day,
    sourceName(source),
    t(`systems.${system}`),
    ...columns.map(({ key }) => counts.get(key) ?? 0),
  ]);
  return toCsv(head, rows);
}

/** Redirects a visitor who requested the file to the page, which explains what to do. */
const redirectToFiguresPage = (locale: Locale, suffix: '' | `?${string}` = ''): Response =>
  new Response(null, {
    status: 303,
    headers: {
      Location: pagePath(locale, '/partners/figures', suffix),
      'Cache-Control': privateCacheControl,
    },
  });

/** The file for the period and source in the query, for a visitor who may see the page. */
export async function serveFiguresCsv(
  query: URLSearchParams,
  locale: Locale,
  { readCookie }: Visitor,
): Promise<Response> {
  const viewer = await loadViewer(readCookie);
  if (!('code' in viewer)) return redirectToFiguresPage(locale);
  const { from, to } = parsePeriod(query, Date.now());
  const figureQuery = { promoter: viewer.code, from, to, source: requestedSource(query) };
  const sums = await figureStore.loadFigureRows(figureQuery, maxCsvRows);
  if (sums.length > maxCsvRows)
    return redirectToFiguresPage(locale, `?start=${from}&end=${to}&file=long`);
  return new Response(await renderCsv(locale, sums), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="figures-${viewer.code}-${from}-${to}.csv"`,
      'Cache-Control': privateCacheControl,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
