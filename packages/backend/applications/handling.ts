/** How an application stands with the operator, and with the operator's own system. */
import 'server-only';
import { iso } from '../accounts/time';
import type { ApplicationDeliveryRow, ApplicationRow } from '../db/tables';

type Handling = Pick<ApplicationRow, 'state' | 'handled_by' | 'note' | 'changed_at'>;

/** Nobody has looked at it yet. */
export const untouched = (created_at: string): Handling => ({
  state: 'new',
  handled_by: null,
  note: null,
  changed_at: created_at,
});

/** To be sent to the operator's own system from now on. */
export const toBeTold = (apply_no: string, now: number): ApplicationDeliveryRow => ({
  apply_no,
  attempts: 0,
  next_attempt_at: iso(now),
  delivered_at: null,
  last_failure: null,
});
