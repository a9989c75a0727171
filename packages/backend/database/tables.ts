/** Tables of the embedded backend. Flags are 0 or 1, instants ISO 8601 text, alike on SQLite and PostgreSQL. */
import type { ErrorLineRow, LimitHitRow } from '@superbrowser/contract/site-data/health';
import type {
  StatusHourRow,
  StatusIncidentRow,
  StatusMinuteRow,
} from '@superbrowser/contract/site-data/status';
import type { AccountTables } from './tables/accounts';
import type { ApplicationTables } from './tables/applications';
import type { ContentTables } from './tables/content';
import type { AuditTables } from './tables/audit';
import type { BlockTables } from './tables/blocks';
import type { PromoterTables } from './tables/promoters';
import type { ReleaseTables } from './tables/releases';
import type { StaffTables } from './tables/staff';

/** How the parts of the service answered. */
interface StatusTables {
  status_minutes: StatusMinuteRow;
  status_hours: StatusHourRow;
  status_incidents: StatusIncidentRow;
}

/** What went wrong and what was refused lately. */
interface HealthTables {
  error_lines: ErrorLineRow;
  limit_hits: LimitHitRow;
}

export interface Tables
  extends
    AccountTables,
    ApplicationTables,
    ContentTables,
    HealthTables,
    AuditTables,
    BlockTables,
    PromoterTables,
    ReleaseTables,
    StaffTables,
    StatusTables {}
