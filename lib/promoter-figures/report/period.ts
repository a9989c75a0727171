/** The period of the figures in the page's query (O4). Pure. */
import { beijingDay, addDays, countDays, isDay } from '@superbrowser/shared/beijing-time';
import { retentionDays } from '@superbrowser/contract/site-data/retention-days';

/** Numbers of days up to and including today that the buttons offer; `defaultDays` is one of them. */
export const presetDays = [7, 30, 90] as const;
const defaultDays = 30;

export const groupings = ['day', 'week', 'month'] as const;
export type Grouping = (typeof groupings)[number];

/** Longest period that is grouped by day by default. */
const maxDaysByDay = 92;

/** How the requested period was changed; the page reports it. */
export type Correction = 'unreadable' | 'swapped' | 'future' | 'tooEarly';

export interface FigurePeriod {
  /** YYYY-MM-DD in China, both included. */
  readonly from: string;
  readonly to: string;
  readonly grouping: Grouping;
  /** The preset that equals the period; null for any other period. */
  readonly preset: (typeof presetDays)[number] | null;
  readonly corrections: readonly Correction[];
}

type Query = Pick<URLSearchParams, 'get'>;

/** Earliest day with figures; the daily job removes older figures (O2). */
export const earliestDay = (today: string): string => addDays(today, 1 - retentionDays.figures);

function presetPeriod(days: number, today: string) {
  return { from: addDays(today, 1 - days), to: today };
}

function parseRequestedPeriod(
  query: Query,
  today: string,
): Pick<FigurePeriod, 'from' | 'to' | 'corrections'> {
  const requestedTexts = [query.get('start') ?? '', query.get('end') ?? ''].map((text) =>
    text.trim(),
  );
  const [from = '', to = ''] = requestedTexts;
  const preset = presetDays.find((days) => String(days) === query.get('days'));
  if (from === '' && to === '')
    return { ...presetPeriod(preset ?? defaultDays, today), corrections: [] };
  const isUnreadable = requestedTexts.some((text) => text !== '' && !isDay(text));
  const end = isDay(to) ? to : today;
  const start = isDay(from) ? from : addDays(end, 1 - defaultDays);
  return { from: start, to: end, corrections: isUnreadable ? ['unreadable'] : [] };
}

/**
 * The period to show for the requested one, with the corrections that were made.
 * @param query `start` and `end`, or `days`; `by`. Never `from`, which is a promoter's parameter (A7)
 * @param now milliseconds
 */
export function parsePeriod(query: Query, now: number): FigurePeriod {
  const today = beijingDay(now);
  const requestedPeriod = parseRequestedPeriod(query, today);
  const corrections = [...requestedPeriod.corrections];
  let { from, to } = requestedPeriod;
  if (from > to) {
    [from, to] = [to, from];
    corrections.push('swapped');
  }
  if (to > today) {
    [from, to] = [from > today ? today : from, today];
    corrections.push('future');
  }
  const earliest = earliestDay(today);
  if (from < earliest) {
    [from, to] = [earliest, to < earliest ? earliest : to];
    corrections.push('tooEarly');
  }
  const dayCount = countDays(from, to);
  const by = groupings.find((name) => name === query.get('by'));
  return {
    from,
    to,
    grouping: by ?? (dayCount > maxDaysByDay ? 'month' : 'day'),
    preset: to === today ? (presetDays.find((days) => days === dayCount) ?? null) : null,
    corrections,
  };
}

/** Value in the query for visits without a source. It begins with a blank, so no link can name the same source. */
export const directSource = ' direct';

/**
 * The source that the query's `source` selects; null for all sources. Blanks are not trimmed, because the value of
 * directSource begins with a blank.
 */
export function requestedSource(query: Query): string | null {
  const text = query.get('source') ?? '';
  if (text === '' || text.length > 200) return null;
  return text === directSource ? '' : text.toLowerCase();
}
