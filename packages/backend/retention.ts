/** How long each kind of row is stored (O2), and the daily job that removes older ones. */
import 'server-only';
import { sql } from 'kysely';
import { retentionDays } from '@superbrowser/contract/site-data/retention-days';
import { minuteMs, dayMs } from '@superbrowser/shared/durations';
import { dropFromOutbox } from './verification-codes/outbox-file';
import type { Db } from './database/open-database';
import { toInstant } from './database/stored-instant';
import type { Tables } from './database/tables';
import { log } from './common/log';
import { startRepeatedWork, type RepeatedWork } from './common/repeated-work';

/**
 * Rows that one statement removes. SQLite blocks the whole process while a statement runs. Screenshots are large, so
 * their batches are smaller.
 */
const defaultBatchSize = 300;
const screenshotBatchSize = 20;

interface RetentionRule<T extends keyof Tables = keyof Tables> {
  readonly table: T;
  readonly key: keyof Tables[T] & string;
  /** The column with the instant the retention counts from. */
  readonly ageColumn: keyof Tables[T] & string;
  /** The column to use where `ageColumn` is null. */
  readonly fallbackColumn?: keyof Tables[T] & string;
  readonly days: number;
  readonly batchSize?: number;
}

const retentionRule = <T extends keyof Tables>(row: RetentionRule<T>) => row;

/**
 * Rows whose retention the privacy agreement states. The two lists below have the rows of the console and of the
 * running site. Uploads and samples of the status page are removed elsewhere. All other rows, such as accounts,
 * invitations, awards, blocks, staff accounts and the site's content, stay until staff or an operator removes them; a
 * scheduled version is also removed when it is published.
 */
export const agreedRetentionRules = [
  retentionRule({
    table: 'verification_codes',
    key: 'code_id',
    ageColumn: 'expires_at',
    days: retentionDays.codes,
  }),
  retentionRule({
    table: 'code_sends',
    key: 'phone',
    ageColumn: 'last_sent_at',
    days: retentionDays.counts,
  }),
  retentionRule({
    table: 'application_counts',
    key: 'phone',
    ageColumn: 'window_started_at',
    days: retentionDays.counts,
  }),
  // 0 days, because `expires_at` is the end already.
  retentionRule({ table: 'captcha_tokens', key: 'token_hash', ageColumn: 'expires_at', days: 0 }),
  retentionRule({ table: 'login_tokens', key: 'token_hash', ageColumn: 'expires_at', days: 0 }),
  retentionRule({
    table: 'events',
    key: 'event_id',
    ageColumn: 'received_at',
    days: retentionDays.events,
  }),
  // `day` (YYYY-MM-DD) sorts before every instant of that day, so the comparison as text works.
  retentionRule({
    table: 'promoter_counts',
    key: 'count_id',
    ageColumn: 'day',
    days: retentionDays.figures,
  }),
  retentionRule({ table: 'promoter_links', key: 'token_hash', ageColumn: 'expires_at', days: 0 }),
  retentionRule({
    table: 'invite_codes',
    key: 'code',
    ageColumn: 'noted_at',
    days: retentionDays.figures,
  }),
  retentionRule({
    table: 'audit_lines',
    key: 'audit_id',
    ageColumn: 'at',
    days: retentionDays.audit,
  }),
  // The application's screenshot, webhook delivery and notes are deleted by cascade.
  retentionRule({
    table: 'applications',
    key: 'apply_no',
    ageColumn: 'changed_at',
    fallbackColumn: 'created_at',
    days: retentionDays.applications,
    batchSize: screenshotBatchSize,
  }),
];

/** Rows about staff, who are not visitors. */
const staffRules = [
  retentionRule({
    table: 'staff_failures',
    key: 'name_hash',
    ageColumn: 'last_at',
    days: retentionDays.consoleTraces,
  }),
  retentionRule({
    table: 'staff_spent',
    key: 'id',
    ageColumn: 'at',
    days: retentionDays.consoleTraces,
  }),
  retentionRule({
    table: 'staff_notes',
    key: 'note_id',
    ageColumn: 'at',
    days: retentionDays.consoleTraces,
  }),
];

/** Rows about the site itself. */
const monitoringRules = [
  retentionRule({
    table: 'figure_days',
    key: 'day',
    ageColumn: 'day',
    days: retentionDays.figures,
  }),
  retentionRule({
    table: 'error_lines',
    key: 'line_id',
    ageColumn: 'at',
    days: retentionDays.errorLines,
  }),
  retentionRule({
    table: 'limit_hits',
    key: 'hour',
    ageColumn: 'hour',
    days: retentionDays.limitHits,
  }),
];

type AnyRetentionRule =
  | (typeof agreedRetentionRules)[number]
  | (typeof staffRules)[number]
  | (typeof monitoringRules)[number];

/** @returns how many rows were removed */
async function removeBatch(
  db: Db,
  { table, key, ageColumn, fallbackColumn, days }: AnyRetentionRule,
  batchSize: number,
  now: number,
) {
  const [tableRef, keyColumn] = [sql.table(table), sql.ref(key)];
  const ageInstant = fallbackColumn
    ? sql`coalesce(${sql.ref(ageColumn)}, ${sql.ref(fallbackColumn)})`
    : sql.ref(ageColumn);
  const isOld = sql`${ageInstant} <= ${toInstant(now - days * dayMs)}`;
  const expiredKeys = sql`select ${keyColumn} from ${tableRef} where ${isOld} limit ${batchSize}`;
  // The condition is checked again when deleting, because another process may have renewed the row.
  const deleteQuery = sql`delete from ${tableRef} where ${keyColumn} in (${expiredKeys}) and ${isOld} returning ${keyColumn}`;
  return (await deleteQuery.execute(db)).rows.length;
}

/**
 * Removes rows whose retention is over, a few at a time. Several instances may run this at the same time, because each
 * finds only rows that the others left.
 * @returns removed rows by table
 */
export async function removeExpiredRows(db: Db, now: number): Promise<Record<string, number>> {
  const removedCounts: Record<string, number> = {};
  for (const rule of [...agreedRetentionRules, ...staffRules, ...monitoringRules]) {
    const batchSize = rule.batchSize ?? defaultBatchSize;
    // A batch removes more rows than requested where several share a key.
    for (let deletedCount = batchSize; deletedCount >= batchSize;) {
      deletedCount = await removeBatch(db, rule, batchSize, now);
      if (deletedCount > 0)
        removedCounts[rule.table] = (removedCounts[rule.table] ?? 0) + deletedCount;
      // Yields between batches, so that waiting requests are served first.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return removedCounts;
}

async function removeAndReport(db: Db, outboxFile: string): Promise<void> {
  const before = toInstant(Date.now() - retentionDays.outbox * dayMs);
  await dropFromOutbox(outboxFile, ({ at }) => at <= before);
  const removedCounts = Object.entries(await removeExpiredRows(db, Date.now()));
  const countsText = removedCounts.map(([table, rows]) => `${table} ${rows}`).join(', ');
  if (countsText) log.info('retention', `removed after their time: ${countsText}`);
}

/** Removes old rows daily, and soon after the start, because some processes run for less than a day. */
export const startRetention = (db: Db, outboxFile: string): RepeatedWork =>
  startRepeatedWork('retention', () => removeAndReport(db, outboxFile), {
    firstAfterMs: minuteMs,
    everyMs: dayMs,
  });
