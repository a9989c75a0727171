/**
 * Tables of the embedded backend. Flags are 0 or 1, instants ISO 8601 text, alike on SQLite and PostgreSQL. Tables and
 * columns keep older names, so that an earlier version of the site works with them: `promoter_counts.platform` is a
 * system, `scheduled_releases.system` a platform, `releases.platform` a key of the wire.
 */
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
