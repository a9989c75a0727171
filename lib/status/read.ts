/** What the page, the JSON and the feed show of the store. */
import type { StatusMinuteRow, StatusRecords } from '@superbrowser/contract/records/status';
import { chinaDay, historyStart, minuteMs, minuteStart } from './clock';
import { availability, lastDaysOf, type StatusDay } from './days';
import { lengthOf } from './incidents';
import { conditionOf, type Condition } from './conditions';
import { partNames, type PartName } from './parts';

/** A part that was measured less than so long ago is shown as it was then. */
const freshMs = 10 * minuteMs;

export interface PartStatus {
  readonly part: PartName;
  /** Of the latest measured minute; null where the last ten minutes have none. */
  readonly now: Condition | null;
  /** Milliseconds, of that minute; null where none of two days is known. */
  readonly measuredAt: number | null;
  /** The last ninety, the oldest first. */
  readonly days: readonly StatusDay[];
  /** Of the measured time the share in which it worked; null where nothing was measured. */
  readonly share: number | null;
}

export interface ShownIncident {
  readonly part: PartName;
  /** Milliseconds. */
  readonly began: number;
  /** Null while it lasts. */
  readonly ended: number | null;
  readonly minutes: number;
}

/** Anchor of its row on the page. */
export const incidentAnchor = ({ part, began }: Pick<ShownIncident, 'part' | 'began'>): string =>
  `${part}-${began}`;

export interface StatusReport {
  /** Milliseconds. */
  readonly at: number;
  readonly parts: readonly PartStatus[];
  /** The latest first. */
  readonly incidents: readonly ShownIncident[];
}

const isPart = (name: string): name is PartName => (partNames as string[]).includes(name);

function nowOf(latest: StatusMinuteRow | undefined, at: number) {
  if (!latest) return { now: null, measuredAt: null };
  const measuredAt = Date.parse(latest.minute);
  const { answered, failed, milliseconds } = latest;
  const condition = conditionOf({ answered, failed, seconds: milliseconds / 1_000 });
  return { now: at - measuredAt > freshMs ? null : condition, measuredAt };
}

/**
 * @param at milliseconds
 * @throws what the store says
 */
export async function readStatus(records: StatusRecords, at: number): Promise<StatusReport> {
  const since = historyStart(at);
  const [latest, days, incidents] = await Promise.all([
    records.latestMinutes(),
    records.daysSince(chinaDay(since)),
    records.incidentsSince(new Date(since).toISOString()),
  ]);
  const parts = partNames.map((part): PartStatus => {
    const shown = lastDaysOf(
      days.filter((row) => row.part === part),
      at,
    );
    const last = latest.find((row) => row.part === part);
    return { part, ...nowOf(last, at), days: shown, share: availability(shown) };
  });
  const reported = incidents.flatMap(({ part, began_at, ended_at }): ShownIncident[] => {
    if (!isPart(part)) return [];
    const incident = {
      began: Date.parse(began_at),
      ended: ended_at === null ? null : Date.parse(ended_at),
    };
    return [{ part, ...incident, minutes: lengthOf(incident, at) }];
  });
  return { at: Date.parse(minuteStart(at)), parts, incidents: reported };
}
