/** What the whole report says in one line. Pure. */
import { beijingDay } from '@superbrowser/contract/beijing-time';
import { worseOf, type Condition } from './conditions';
import type { PartStatus, StatusReport } from './report';

/** The worst state of all parts that were measured just now. */
export const overallCondition = (report: StatusReport): Condition | 'unknown' =>
  report.parts.reduce<Condition | null>((sum, { condition }) => worseOf(sum, condition), null) ??
  'unknown';

/** Whether a part was measured at all: on a day, or in its latest minute, which is known before its day. */
export const isMeasured = ({ availableShare, measuredAt }: PartStatus): boolean =>
  availableShare !== null || measuredAt !== null;

/** The first of the ninety days on which anything was measured; null where nothing was. */
export function measuredSince({ parts, at }: StatusReport): string | null {
  const days = parts.flatMap(
    (part) => part.days.find(({ condition }) => condition !== null)?.day ?? [],
  );
  return days.sort()[0] ?? (parts.some(isMeasured) ? beijingDay(at) : null);
}
