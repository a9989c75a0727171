/** Reads the status records for the page, the JSON and the feed. */
import {
  servicePartNames,
  type ServicePartName,
  type StatusMinuteRow,
  type StatusStore,
} from '@superbrowser/contract/site-data/status';
import { beijingDay } from '@superbrowser/shared/beijing-time';
import { minuteMs } from '@superbrowser/shared/durations';
import { historyStart, minuteStart } from '../minutes-and-days';
import { availableShareOf, statusDaysOf, type StatusDay } from '../status-days';
import { incidentMinutes } from '../incidents';
import { conditionOf, type Condition } from '../conditions';

/** Milliseconds for which the latest measurement is shown as the present condition. */
const freshMs = 10 * minuteMs;

export interface PartStatus {
  readonly name: ServicePartName;
  /** Condition in the latest measured minute; null when no minute of the last ten was measured. */
  readonly condition: Condition | null;
  /** Time of the latest measured minute, in milliseconds; null when no minute of the last two days was measured. */
  readonly measuredAt: number | null;
  /** The last ninety days, oldest first. */
  readonly days: readonly StatusDay[];
  /** Share of the measured time in which the part was available; null where nothing was measured. */
  readonly availableShare: number | null;
}

export interface ShownIncident {
  readonly part: ServicePartName;
  /** Milliseconds. */
  readonly beganAt: number;
  /** Null while the incident lasts. */
  readonly endedAt: number | null;
  readonly minutes: number;
}

/** Anchor of the incident's row on the page. */
export const incidentAnchor = ({
  part,
  beganAt,
}: Pick<ShownIncident, 'part' | 'beganAt'>): string => `${part}-${beganAt}`;

export interface StatusReport {
  /** Milliseconds. */
  readonly at: number;
  readonly parts: readonly PartStatus[];
  /** Latest first. */
  readonly incidents: readonly ShownIncident[];
}

const isPart = (name: string): name is ServicePartName =>
  (servicePartNames as readonly string[]).includes(name);

function latestCondition(latest: StatusMinuteRow | undefined, at: number) {
  if (!latest) return { condition: null, measuredAt: null };
  const measuredAt = Date.parse(latest.minute);
  const { answered, failed, milliseconds } = latest;
  const condition = conditionOf({ answered, failed, seconds: milliseconds / 1_000 });
  return { condition: at - measuredAt > freshMs ? null : condition, measuredAt };
}

/**
 * Loads what `/status` shows.
 * @param at milliseconds
 * @throws the error of the database
 */
export async function loadStatusReport(store: StatusStore, at: number): Promise<StatusReport> {
  const since = historyStart(at);
  const [latestMinutes, dayRows, incidents] = await Promise.all([
    store.loadLatestMinutes(),
    store.loadDaysSince(beijingDay(since)),
    store.loadIncidentsSince(new Date(since).toISOString()),
  ]);
  const parts = servicePartNames.map((part): PartStatus => {
    const shownDays = statusDaysOf(
      dayRows.filter((row) => row.part === part),
      at,
    );
    const latestMinute = latestMinutes.find((row) => row.part === part);
    return {
      name: part,
      ...latestCondition(latestMinute, at),
      days: shownDays,
      availableShare: availableShareOf(shownDays),
    };
  });
  const shownIncidents = incidents.flatMap(({ part, began_at, ended_at }): ShownIncident[] => {
    if (!isPart(part)) return [];
    const incident = {
      beganAt: Date.parse(began_at),
      endedAt: ended_at === null ? null : Date.parse(ended_at),
    };
    return [{ part, ...incident, minutes: incidentMinutes(incident, at) }];
  });
  return { at: Date.parse(minuteStart(at)), parts, incidents: shownIncidents };
}
