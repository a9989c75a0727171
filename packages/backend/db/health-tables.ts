/** What went wrong and what was refused lately. */
import type { ErrorLineRow, LimitHitRow } from '@superbrowser/contract/records/health-records';

export interface HealthTables {
  error_lines: ErrorLineRow;
  limit_hits: LimitHitRow;
}
