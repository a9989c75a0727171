/** The report in JSON, for programs. Pure. */
import type { StatusReport } from './report';

const isoOrNull = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** Makes the JSON value. Days are in Beijing time; minutes that are in none of the three counts were not measured. */
export const statusJson = ({ at, parts, incidents }: StatusReport) => ({
  at: isoOrNull(at),
  parts: parts.map(({ name, condition, measuredAt, availableShare, days }) => ({
    part: name,
    state: condition ?? 'not-measured',
    measured_at: isoOrNull(measuredAt),
    available: availableShare,
    days: days
      .filter(({ measuredMinutes }) => measuredMinutes > 0)
      .map(({ day, works, impaired, fails }) => ({ day, works, impaired, fails })),
  })),
  incidents: incidents.map(({ part, beganAt, endedAt, minutes }) => ({
    part,
    began_at: isoOrNull(beganAt),
    ended_at: isoOrNull(endedAt),
    minutes,
  })),
});
