/** How the parts of the service answered. */
import type {
  StatusHourRow,
  StatusIncidentRow,
  StatusMinuteRow,
} from '@superbrowser/contract/records/status-records';

export interface StatusTables {
  status_minutes: StatusMinuteRow;
  status_hours: StatusHourRow;
  status_incidents: StatusIncidentRow;
}
