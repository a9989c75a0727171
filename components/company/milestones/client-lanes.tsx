import { useLocale, useTranslations } from 'next-intl';
import { monthOf } from '@/components/editorial/day';
import { xOfDay, type ReleaseStep } from './steps';
import { beginnings } from './turning-points';

const width = 480;
const left = 122;
const row = 46;
const bar = 30;
/** Room for what began last: lines go on after the newest release. */
const ahead = 0.05;

/** A bar for each client and system, from its first release on: how one became several. */
export function ClientLanes({ steps }: { steps: readonly ReleaseStep[] }) {
  const t = useTranslations('milestones');
  const locale = useLocale();
  const lanes = beginnings(steps);
  const days = steps.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first === last) return null;
  const x = (day: string) => left + xOfDay(day, first, last) * (1 - ahead) * (width - left);
  return (
    <svg
      viewBox={`0 0 ${width} ${lanes.length * row}`}
      role="img"
      aria-label={t('hero.lanes', { count: lanes.length })}
      className="w-full text-[17px] md:text-[14px]"
    >
      {lanes.map(({ key, day }, index) => {
        const top = index * row + (row - bar) / 2;
        const [start, middle] = [x(day), top + bar / 2];
        const inside = start - left < width / 4;
        return (
          <g key={key}>
            <path d={`M${left} ${middle}H${width}`} className="stroke-line-2" strokeWidth="1" />
            <text y={middle} dominantBaseline="central" className="fill-text font-bold">
              {t(`marks.${key}`)}
            </text>
            <rect
              x={start}
              y={top}
              width={width - start}
              height={bar}
              rx="5"
              className={key === 'v6' ? 'fill-blue-600' : 'fill-text'}
            />
            <text
              x={inside ? start + 12 : start - 10}
              y={middle}
              dominantBaseline="central"
              textAnchor={inside ? 'start' : 'end'}
              className={
                inside ? 'fill-white' : 'fill-text-2 stroke-mist stroke-[8] [paint-order:stroke]'
              }
            >
              {monthOf(day, locale)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
