/** The data of the figures page for its query (O4). */
import 'server-only';
import { getRuntimeEnv } from '@/lib/core/env/runtime';
import { log, reasonOf } from '@/lib/core/log/log';
import { figureStore } from '../figure-store';
import { parsePeriod, requestedSource, type FigurePeriod } from './period';
import { aggregateFigures, type AggregatedFigures } from './aggregate-figures';

export interface ShownFigures {
  readonly period: FigurePeriod;
  readonly source: string | null;
  readonly figures: AggregatedFigures;
  /** The present time in milliseconds; later days cannot be requested. */
  readonly now: number;
  /** Whether an upstream stores sign-ups and applications, so that this site only knows the ones it passed on. */
  readonly hasUpstream: boolean;
  readonly isFileTooLong: boolean;
}

/**
 * @param promoter whose figures the visitor may see; never taken from the URL
 * @param query the page's query
 * @returns null where the database does not answer
 */
export async function tryLoadShownFigures(
  promoter: string,
  query: URLSearchParams,
  now = Date.now(),
): Promise<ShownFigures | null> {
  const period = parsePeriod(query, now);
  const source = requestedSource(query);
  try {
    const figures = await figureStore.loadFigures({ promoter, ...period, source });
    return {
      period,
      source,
      figures: aggregateFigures(figures, period),
      now,
      hasUpstream: Boolean(getRuntimeEnv().UPSTREAM_HOST),
      isFileTooLong: query.get('file') === 'long',
    };
  } catch (error) {
    log.error('figures', 'not readable', { reason: reasonOf(error) });
    return null;
  }
}
