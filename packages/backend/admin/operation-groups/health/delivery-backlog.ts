/** Applications that are not delivered to the operator's webhook yet. */
import 'server-only';
import { minuteMs } from '@superbrowser/shared/durations';
import { countWaitingDeliveries } from '../../../applications/application-delivery';
import { toInstant } from '../../../database/stored-instant';
import type { Db } from '../../../database/open-database';

export interface DeliveryBacklog {
  /** Whether a webhook is configured. */
  readonly isConfigured: boolean;
  readonly waiting: number;
  /** Waiting deliveries that were attempted; a first attempt under way counts too. */
  readonly attempted: number;
  /** When the oldest overdue application arrived; null where none is overdue. */
  readonly oldestOverdueAt: string | null;
  /** When the last delivery was accepted; null where none was. */
  readonly lastDeliveredAt: string | null;
}

/** Due deliveries are sent within seconds, so an older one is overdue. */
const overdueMs = minuteMs;

/** @param now milliseconds */
export async function loadDeliveryBacklog(
  db: Db,
  now: number,
  hasWebhook: boolean,
): Promise<DeliveryBacklog> {
  const oldestOverdueQuery = db
    .selectFrom('application_deliveries as delivery')
    .innerJoin('applications', 'applications.apply_no', 'delivery.apply_no')
    .select(({ fn }) => fn.min('created_at').as('at'))
    .where('delivered_at', 'is', null)
    // A delivery that was just queued is not overdue yet.
    .where(({ or, eb }) =>
      or([eb('attempts', '>', 0), eb('next_attempt_at', '<', toInstant(now - overdueMs))]),
    );
  const lastDeliveryQuery = db
    .selectFrom('application_deliveries')
    .select(({ fn }) => fn.max('delivered_at').as('at'));
  return {
    isConfigured: hasWebhook,
    waiting: await countWaitingDeliveries(db),
    attempted: await countWaitingDeliveries(db, { isAttempted: true }),
    oldestOverdueAt: (await oldestOverdueQuery.executeTakeFirst())?.at ?? null,
    lastDeliveredAt: (await lastDeliveryQuery.executeTakeFirst())?.at ?? null,
  };
}
