/** The number of recent refusals by each limit. */
import 'server-only';
import { hourMs } from '@superbrowser/shared/durations';
import { toInstant } from '../../../database/stored-instant';
import type { Db } from '../../../database/open-database';

export interface RecentLimitHits {
  readonly limit: string;
  /** Refusals in the current hour, in 24 hours and in seven days, each counted from the start of an hour. */
  readonly hour: number;
  readonly day: number;
  readonly week: number;
}

/** Limits with refusals within a week, most refusals first. @param now milliseconds */
export async function loadRecentLimitHits(db: Db, now: number): Promise<RecentLimitHits[]> {
  const hoursAgo = (hours: number) => toInstant(Math.floor(now / hourMs) * hourMs - hours * hourMs);
  const rows = await db
    .selectFrom('limit_hits')
    .selectAll()
    .where('hour', '>', hoursAgo(7 * 24))
    .execute();
  const names = [...new Set(rows.map(({ limit_name }) => limit_name))];
  const sumOf = (name: string, from: string) =>
    rows
      .filter(({ limit_name, hour }) => limit_name === name && hour >= from)
      .reduce((sum, { hits }) => sum + hits, 0);
  return names
    .map((limit) => ({
      limit,
      hour: sumOf(limit, hoursAgo(0)),
      day: sumOf(limit, hoursAgo(23)),
      week: sumOf(limit, hoursAgo(7 * 24 - 1)),
    }))
    .sort((a, b) => b.week - a.week || (a.limit < b.limit ? -1 : 1));
}
