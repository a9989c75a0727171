import { initialHandling } from '@superbrowser/backend/applications/application-routes';
import { attributionColumns } from '@superbrowser/backend/promoters/attribution';
import type { ApplicationRow } from '@superbrowser/backend/database/tables/applications';

/** A short application with its number and the instant it came. */
export const bareApplication = (applyNo: string, createdAt: string): ApplicationRow => ({
  apply_no: applyNo,
  created_at: createdAt,
  type: 5,
  apply_from: 0,
  idempotency_key_hash: `hash-${applyNo}`,
  content_digest: null,
  phone: null,
  company_name: null,
  contact: null,
  email: null,
  fields: '{"text":"hello"}',
  locale: null,
  ...attributionColumns({}),
  ...initialHandling(createdAt),
});
