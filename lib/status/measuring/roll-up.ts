/**
 * Rolls up minutes into hours and incidents, and removes old records. Every instance rolls up after each sample, with
 * the same result.
 */
import {
  servicePartNames,
  type StatusHourRow,
  type StatusMinuteRow,
  type StatusStore,
} from '@superbrowser/contract/site-data/status';
import { beijingDay } from '@superbrowser/shared/beijing-time';
import { minuteMs, hourMs } from '@superbrowser/shared/durations';
import { hourStart, minuteRetentionMs, minuteStart } from '../minutes-and-days';
import { incidentAfter, type MinuteSample } from '../incidents';
import { conditionOf, conditions } from '../conditions';
import { noMinutes } from '../status-days';

const sampleOf = ({ minute, answered, failed, milliseconds }: StatusMinuteRow): MinuteSample => ({
  at: Date.parse(minute),
  condition: conditionOf({ answered, failed, seconds: milliseconds / 1_000 }),
});

/** The row of an hour from its finished minutes. */
function hourRow(part: string, hour: string, samples: readonly MinuteSample[]): StatusHourRow {
  const startMs = Date.parse(hour);
  const hourSamples = samples.filter(({ at }) => at >= startMs && at < startMs + hourMs);
  const counts = conditions.map((condition) => [
    condition,
    hourSamples.filter((sample) => sample.condition === condition).length,
  ]);
  return { part, hour, day: beijingDay(startMs), ...noMinutes, ...Object.fromEntries(counts) };
}

function measuredHours(part: string, hours: readonly string[], samples: readonly MinuteSample[]) {
  return hours.map((hour) => hourRow(part, hour, samples)).filter(hasMeasuredMinutes);
}

const hasMeasuredMinutes = ({ works, impaired, fails }: StatusHourRow) =>
  works + impaired + fails > 0;

const hoursBetween = (from: number, to: number): string[] =>
  Array.from({ length: Math.floor((to - Date.parse(hourStart(from))) / hourMs) + 1 }, (_, index) =>
    hourStart(from + index * hourMs),
  );

/**
 * Adds up full minutes to hours.
 * @param now milliseconds; the present minute does not count, because it is unfinished
 * @param lookbackMs how far back hours are calculated again, for minutes that were not rolled up yet
 */
export async function rollUp(store: StatusStore, now: number, lookbackMs: number): Promise<void> {
  const lastFullMinute = Date.parse(minuteStart(now)) - minuteMs;
  const hours = hoursBetween(lastFullMinute - lookbackMs, lastFullMinute);
  const [rows, openIncidents] = await Promise.all([
    store.loadMinutesSince(hours[0]!),
    store.loadOpenIncidents(),
  ]);
  const samplesOf = (part: string) =>
    rows
      .filter((row) => row.part === part && Date.parse(row.minute) <= lastFullMinute)
      .map(sampleOf);
  const hourRows = servicePartNames.flatMap((part) => measuredHours(part, hours, samplesOf(part)));
  await store.putHours(hourRows);
  for (const part of servicePartNames) {
    const openRow = openIncidents.find((row) => row.part === part);
    const previous = openRow ? { beganAt: Date.parse(openRow.began_at), endedAt: null } : null;
    const incident = incidentAfter(previous, samplesOf(part), lastFullMinute);
    if (!incident || (previous && incident.endedAt === null)) continue;
    await store.putIncident({
      part,
      began_at: new Date(incident.beganAt).toISOString(),
      ended_at: incident.endedAt === null ? null : new Date(incident.endedAt).toISOString(),
    });
  }
}

/**
 * Removes records that are no longer shown.
 * @param now milliseconds
 */
export const removeOldRecords = (
  store: StatusStore,
  now: number,
  retentionMs: number,
): Promise<void> =>
  store.removeOld({
    minute: minuteStart(now - minuteRetentionMs),
    day: beijingDay(now - retentionMs),
    at: new Date(now - retentionMs).toISOString(),
  });
