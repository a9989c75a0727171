/** Decides when an incident begins and ends, one minute at a time. Pure. */
import { minuteMs } from '@superbrowser/shared/durations';
import type { Condition } from './conditions';

export interface Incident {
  /** The first minute that failed, in milliseconds. */
  readonly beganAt: number;
  /** The first minute in which the part worked again, even if impaired; null while the incident lasts. */
  readonly endedAt: number | null;
}

/** Number of failed minutes in a row that begin an incident; a single failed minute may be a lost packet. */
const minFailedMinutes = 2;

export interface MinuteSample {
  /** Milliseconds, the first instant of the minute. */
  readonly at: number;
  readonly condition: Condition | null;
}

/** How many minutes failed in a row, up to and including `at`. */
function countFailedInARow(samples: readonly MinuteSample[], at: number): number {
  const failedMinutes = new Set(
    samples.filter(({ condition }) => condition === 'fails').map((sample) => sample.at),
  );
  let count = 0;
  while (failedMinutes.has(at - count * minuteMs)) count += 1;
  return count;
}

/**
 * Applies a minute to a part's incident. A minute that was not measured neither begins nor ends an incident.
 * @param current the incident that has not ended, if there is one
 * @param samples at least the latest {@link minFailedMinutes} minutes
 * @param at the minute that has passed
 * @returns the incident after this minute; null when there is none
 */
export function incidentAfter(
  current: Incident | null,
  samples: readonly MinuteSample[],
  at: number,
): Incident | null {
  const condition = samples.find((sample) => sample.at === at)?.condition ?? null;
  if (current)
    return condition === null || condition === 'fails' ? current : { ...current, endedAt: at };
  const count = countFailedInARow(samples, at);
  return count < minFailedMinutes ? null : { beganAt: at - (count - 1) * minuteMs, endedAt: null };
}

/** Minutes that an incident lasted, or has lasted until now. */
export const incidentMinutes = ({ beganAt, endedAt }: Incident, now: number): number =>
  Math.max(1, Math.round(((endedAt ?? now) - beganAt) / minuteMs));
