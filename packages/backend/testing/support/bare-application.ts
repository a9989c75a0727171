import { initialHandling } from '@superbrowser/backend/applications/application-routes';
import { attributionColumns } from '@superbrowser/backend/promoters/attribution';
import type { ApplicationRow } from '@superbrowser/backend/database/tables/applications';

/** A short application with its number and the instant it came. */
export const bareApplication = (apply_no: string, created_at: string): ApplicationRow => ({
  apply_no,
  created_at,
  type: 5,
  apply_from: 0,
  idempotency_key_hash: `hash-${apply_no}`,
  content_digest: null,
  phone: null,
  company_name: null,
  contact: null,
  email: null,
  fields: '{"text":"hello"}',
  locale: null,
  ...attributionColumns({}),
  ...initialHandling(created_at),
});
