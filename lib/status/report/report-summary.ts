/** Summarizes the whole report. Pure. */
import { beijingDay } from '@superbrowser/shared/beijing-time';
import { worseOf, type Condition } from '../conditions';
import type { PartStatus, StatusReport } from './report';

/** The worst condition of all parts that were measured just now; `unknown` when none was. */
export const overallCondition = (report: StatusReport): Condition | 'unknown' =>
  report.parts.reduce<Condition | null>(
    (worst, { condition }) => worseOf(worst, condition),
    null,
  ) ?? 'unknown';

/**
 * Whether a part was measured at all, on a day or in its latest minute. The latest minute is known before its day is.
 */
export const isMeasured = ({ availableShare, measuredAt }: PartStatus): boolean =>
  availableShare !== null || measuredAt !== null;

/** The first of the ninety days on which a part was measured; null when none was. */
export function measuredSince({ parts, at }: StatusReport): string | null {
  const days = parts.flatMap(
    (part) => part.days.find(({ condition }) => condition !== null)?.day ?? [],
  );
  return days.sort()[0] ?? (parts.some(isMeasured) ? beijingDay(at) : null);
}
