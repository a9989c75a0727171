/**
 * Delivers applications to the operator's webhook. Deliveries wait in a table, so that none is lost when the webhook or
 * this process is down. Each delivery is sent at least once; the operator's system recognizes a repeated number.
 */
import 'server-only';
import { applicationKindOf } from '@superbrowser/contract/forms/application-kinds';
import { hourMs, secondMs } from '@superbrowser/shared/durations';
import { log, reasonOf } from '../common/log';
import { toInstant } from '../database/stored-instant';
import type { Db } from '../database/open-database';
import type { ApplicationDeliveryRow } from '../database/tables/applications';
import { startRepeatedWork, type RepeatedWork } from '../common/repeated-work';

type SendDelivery = (content: unknown) => Promise<void>;

/** Other processes leave a claimed row alone for this time, and may then attempt it. */
const claimMs = 30 * secondMs;
const maxDeliveriesPerRun = 20;

/** The delay doubles with each attempt: 20 seconds before the second one, an hour at most. */
const retryDelayMs = (attempts: number) => Math.min(hourMs, 10 * secondMs * 2 ** attempts);

/** A delivery that is due at once. */
export const createPendingDelivery = (applyNo: string, now: number): ApplicationDeliveryRow => ({
  apply_no: applyNo,
  attempts: 0,
  next_attempt_at: toInstant(now),
  delivered_at: null,
  last_failure: null,
});

/** Claims a due row for this process, so that several instances never send it at the same time. */
async function claimDueDelivery(db: Db, now: number) {
  const dueRow = await db
    .selectFrom('application_deliveries')
    .selectAll()
    .where('delivered_at', 'is', null)
    .where('next_attempt_at', '<=', toInstant(now))
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
  if (!dueRow) return 'none';
  const claimedRow = await db
    .updateTable('application_deliveries')
    .set({ attempts: dueRow.attempts + 1, next_attempt_at: toInstant(now + claimMs) })
    .where('apply_no', '=', dueRow.apply_no)
    .where('attempts', '=', dueRow.attempts)
    .where('delivered_at', 'is', null)
    .returning(['apply_no', 'attempts'])
    .executeTakeFirst();
  return claimedRow ?? 'lost';
}

/** Columns sent as they are, besides `kind`, `fields` and `screenshot`; docs/operations/connections.md lists all. */
const sentColumns = [
  'applications.apply_no',
  'applications.type',
  'applications.apply_from',
  'applications.phone',
  'applications.company_name',
  'applications.contact',
  'applications.email',
  'applications.locale',
  'applications.promoter',
  'applications.callback',
  'applications.activity_id',
  'applications.utm_source',
  'applications.channel_id',
  'applications.landing_source',
  'applications.created_at',
] as const;

async function loadDeliveryContent(db: Db, applyNo: string): Promise<unknown> {
  const row = await db
    .selectFrom('applications')
    .leftJoin(
      'application_pictures as screenshots',
      'screenshots.apply_no',
      'applications.apply_no',
    )
    .select([...sentColumns, 'applications.fields', 'screenshots.media_type as screenshot'])
    .where('applications.apply_no', '=', applyNo)
    .executeTakeFirstOrThrow();
  const fields: unknown = JSON.parse(row.fields);
  return { ...row, kind: applicationKindOf(row.type), fields };
}

/**
 * Sends due deliveries one after the other, at most {@link maxDeliveriesPerRun} in a run.
 * @returns how many succeeded
 */
export async function deliverDueApplications(
  db: Db,
  send: SendDelivery,
  now = Date.now,
): Promise<number> {
  let deliveredCount = 0;
  for (let turn = 0; turn < maxDeliveriesPerRun; turn += 1) {
    const claim = await claimDueDelivery(db, now());
    if (claim === 'none') break;
    if (claim === 'lost') continue;
    const { apply_no, attempts } = claim;
    const deliveryUpdate = db
      .updateTable('application_deliveries')
      .where('apply_no', '=', apply_no);
    try {
      await send(await loadDeliveryContent(db, apply_no));
      await deliveryUpdate.set({ delivered_at: toInstant(now()), last_failure: null }).execute();
      deliveredCount += 1;
    } catch (error) {
      const reason = reasonOf(error);
      log.warn('applications', 'not delivered', { apply_no, attempts, reason });
      await deliveryUpdate
        .set({ next_attempt_at: toInstant(now() + retryDelayMs(attempts)), last_failure: reason })
        .execute();
    }
  }
  return deliveredCount;
}

/**
 * Deliveries that wait; with `isAttempted` only those that were attempted, also one whose first attempt is under way.
 */
export async function countWaitingDeliveries(
  db: Db,
  { isAttempted = false } = {},
): Promise<number> {
  let query = db
    .selectFrom('application_deliveries')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('delivered_at', 'is', null);
  if (isAttempted) query = query.where('attempts', '>', 0);
  // PostgreSQL counts in 64 bits and returns them as text.
  return Number((await query.executeTakeFirstOrThrow()).count);
}

/** Sends due deliveries every few seconds, one run at a time, until it is stopped. */
export const startApplicationDelivery = (db: Db, send: SendDelivery): RepeatedWork =>
  startRepeatedWork('applications', () => deliverDueApplications(db, send), {
    everyMs: 5 * secondMs,
  });
