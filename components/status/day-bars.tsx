import { useTranslations } from 'next-intl';
import type { StatusDay } from '@/lib/status/days';
import { minutesPassed } from '@/lib/status/clock';
import { barHeight, barPaths, barsWidth } from './bars';
import { looks, allLooks } from './conditions';

export interface DayBarsProps {
  days: readonly StatusDay[];
  /** Until when it was measured, milliseconds. */
  at: number;
}

/** Ninety days of a part as bars; said in words to whoever does not see them. */
export function DayBars({ days, at }: DayBarsProps) {
  const t = useTranslations('status.list');
  const paths = barPaths(days, minutesPassed(at));
  const count = (wanted: StatusDay['condition']) =>
    days.filter(({ condition }) => condition === wanted).length;
  const said = {
    works: count('works'),
    impaired: count('impaired'),
    fails: count('fails'),
    unknown: count(null),
  };
  return (
    <svg
      role="img"
      aria-label={t('bars', said)}
      viewBox={`0 0 ${barsWidth(days.length)} ${barHeight}`}
      preserveAspectRatio="none"
      className="block h-9 w-full"
    >
      {allLooks.map(
        (condition) =>
          paths[condition] && (
            <path key={condition} d={paths[condition]} className={looks[condition].fill} />
          ),
      )}
    </svg>
  );
}
