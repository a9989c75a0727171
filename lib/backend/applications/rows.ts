/** Reading and storing the rows of an application, put together once. */
import 'server-only';
import type { ApplicationDeliveryRow, ApplicationRow } from '../db/application-tables';
import { prepared } from '../db/prepared';

/** A row type as values: an interface has no index signature. */
type As<Row> = { [Column in keyof Row]: Row[Column] };

/** The row a key was used for. */
export const storedWith = prepared<
  { keyHash: string },
  Pick<ApplicationRow, 'apply_no' | 'type' | 'content_digest'>
>((db, slot) =>
  db
    .selectFrom('applications')
    .select(['apply_no', 'type', 'content_digest'])
    .where('idempotency_key_hash', '=', slot('keyHash')),
);

/** Nothing comes back where somebody with the same key was faster. */
export const storeApplication = prepared<As<ApplicationRow>, Pick<ApplicationRow, 'apply_no'>>(
  (db, slot) =>
    db
      .insertInto('applications')
      .values({
        apply_no: slot('apply_no'),
        type: slot('type'),
        apply_from: slot('apply_from'),
        idempotency_key_hash: slot('idempotency_key_hash'),
        content_digest: slot('content_digest'),
        phone: slot('phone'),
        company_name: slot('company_name'),
        contact: slot('contact'),
        email: slot('email'),
        fields: slot('fields'),
        locale: slot('locale'),
        promoter: slot('promoter'),
        callback: slot('callback'),
        activity_id: slot('activity_id'),
        utm_source: slot('utm_source'),
        channel_id: slot('channel_id'),
        landing_source: slot('landing_source'),
        created_at: slot('created_at'),
        state: slot('state'),
        handled_by: slot('handled_by'),
        note: slot('note'),
        changed_at: slot('changed_at'),
      })
      .onConflict((conflict) => conflict.column('idempotency_key_hash').doNothing())
      .returning('apply_no'),
);

export const storeDelivery = prepared<As<ApplicationDeliveryRow>, unknown>((db, slot) =>
  db.insertInto('application_deliveries').values({
    apply_no: slot('apply_no'),
    attempts: slot('attempts'),
    next_attempt_at: slot('next_attempt_at'),
    delivered_at: slot('delivered_at'),
    last_failure: slot('last_failure'),
  }),
);
