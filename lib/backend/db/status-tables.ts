/** How the parts of the service answered. */
import type {
  StatusHourRow,
  StatusIncidentRow,
  StatusMinuteRow,
} from '@/lib/schemas/status-records';

export interface StatusTables {
  status_minutes: StatusMinuteRow;
  status_hours: StatusHourRow;
  status_incidents: StatusIncidentRow;
}
