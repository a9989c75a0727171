/** Ninety days as shapes: one path a colour, so that a row is a few elements. Pure. */
import type { StatusDay } from '@/lib/status/days';
import type { Shown } from './conditions';

export const barHeight = 36;
const barWidth = 6;
const step = 8;
/** A day of which little was measured is still seen. */
const leastHeight = 6;
const minutesOfDay = 24 * 60;

export const barsWidth = (days: number): number => days * step - (step - barWidth);

const rect = (index: number, top: number, height: number) =>
  `M${index * step} ${top}h${barWidth}v${height}h-${barWidth}z`;

/**
 * The measured part of a day stands on the ground in its colour; what is left above was not measured. Today counts
 * as what has passed of it.
 * @param passed minutes of the last day that are over
 */
export function barPaths(days: readonly StatusDay[], passed: number): Record<Shown, string> {
  const paths: Record<Shown, string> = { works: '', impaired: '', fails: '', unknown: '' };
  days.forEach(({ condition, measured }, index) => {
    const whole = index === days.length - 1 ? Math.max(passed, 1) : minutesOfDay;
    const share = Math.min(1, measured / whole);
    const height = condition === null ? 0 : Math.max(leastHeight, Math.round(share * barHeight));
    if (condition !== null) paths[condition] += rect(index, barHeight - height, height);
    if (height < barHeight) paths.unknown += rect(index, 0, barHeight - height);
  });
  return paths;
}
