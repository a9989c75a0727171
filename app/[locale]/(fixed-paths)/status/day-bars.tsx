import { useTranslations } from 'next-intl';
import { minuteOfBeijingDay } from '@/lib/minutes-of-day';
import { historyDays } from '@/lib/status/minutes-and-days';
import type { StatusDay } from '@/lib/status/status-days';
import { shownConditions, conditionStyles, type ShownCondition } from './condition-styles';

const barHeight = 36;
const barStep = 8;
const barWidth = 6;
/** The least height of a bar, so that a day with few measurements is visible. */
const minBarHeight = 6;
const minutesPerDay = 24 * 60;

export const barsWidth = (dayCount: number): number => dayCount * barStep - (barStep - barWidth);

const barPath = (index: number, top: number, height: number) =>
  `M${index * barStep} ${top}h${barWidth}v${height}h-${barWidth}z`;

/**
 * One SVG path for each color, so that a row has few elements. A bar is as high as the measured share of its day; the
 * rest is drawn as unknown. Today is measured against the minutes so far.
 * @param passedMinutes minutes of the last day that are over
 */
export function dayBarPaths(
  days: readonly StatusDay[],
  passedMinutes: number,
): Record<ShownCondition, string> {
  const paths: Record<ShownCondition, string> = { works: '', impaired: '', fails: '', unknown: '' };
  days.forEach(({ condition, measuredMinutes }, index) => {
    const wholeMinutes = index === days.length - 1 ? Math.max(passedMinutes, 1) : minutesPerDay;
    const share = Math.min(1, measuredMinutes / wholeMinutes);
    const height = condition === null ? 0 : Math.max(minBarHeight, Math.round(share * barHeight));
    if (condition !== null) paths[condition] += barPath(index, barHeight - height, height);
    if (height < barHeight) paths.unknown += barPath(index, 0, barHeight - height);
  });
  return paths;
}

interface DayBarsProps {
  days: readonly StatusDay[];
  /** The end of the measurements, in milliseconds. */
  endMs: number;
}

/**
 * The days since the first measurement as bars at the end of the ninety days; the places before them stay faint. For
 * visitors who cannot see the bars, the days are in the page as text.
 */
export function DayBars({ days, endMs }: DayBarsProps) {
  const t = useTranslations('status.list');
  const emptySlots = Math.max(0, historyDays - days.length);
  const paths = dayBarPaths(days, minuteOfBeijingDay(endMs));
  const countDays = (shownCondition: StatusDay['condition']) =>
    days.filter(({ condition }) => condition === shownCondition).length;
  const dayCounts = {
    works: countDays('works'),
    impaired: countDays('impaired'),
    fails: countDays('fails'),
    unknown: countDays(null),
  };
  return (
    <svg
      role="img"
      aria-label={t('bars', dayCounts)}
      viewBox={`0 0 ${barsWidth(emptySlots + days.length)} ${barHeight}`}
      preserveAspectRatio="none"
      className="block h-9 w-full"
    >
      <path
        d={Array.from({ length: emptySlots }, (_, index) => barPath(index, 0, barHeight)).join('')}
        className="fill-mist"
      />
      {shownConditions.map(
        (condition) =>
          paths[condition] && (
            <path
              key={condition}
              d={paths[condition]}
              transform={`translate(${emptySlots * barStep})`}
              className={conditionStyles[condition].fill}
            />
          ),
      )}
    </svg>
  );
}
