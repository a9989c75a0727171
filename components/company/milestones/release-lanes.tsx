import { useFormatter, useTranslations } from 'next-intl';
import { monthsBetween, xOfDay, type ReleaseStep } from './steps';

const lanes = ['v6', 'v5', 'android'] as const;
const width = 480;
const left = 112;

/** Every release as a dot on the line of its client: how often each of them moves. */
export function ReleaseLanes({ steps }: { steps: readonly ReleaseStep[] }) {
  const t = useTranslations('milestones.hero');
  const format = useFormatter();
  const days = steps.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first === last) return null;
  const x = (day: string) => left + xOfDay(day, first, last) * (width - left - 12);
  const months = monthsBetween(first, last);
  const every = Math.ceil(months.length / 4);
  return (
    <svg
      viewBox={`0 0 ${width} 196`}
      role="img"
      aria-label={t('lanes', { count: steps.length })}
      className="w-full text-[17px] md:text-[13px]"
    >
      {lanes.map((lane, index) => {
        const y = 28 + index * 56;
        return (
          <g key={lane}>
            <path d={`M${left} ${y}H${width}`} className="stroke-line-2" strokeWidth="2" />
            <text y={y + 5} className="fill-text font-bold">
              {t(`marks.${lane}`)}
            </text>
            {/* A dot of round caps: one path for a whole lane. */}
            <path
              d={steps
                .filter(({ line }) => line === lane)
                .map(({ day }) => `M${x(day).toFixed(1)} ${y}h.01`)
                .join('')}
              className="stroke-blue-600"
              strokeWidth="16"
              strokeLinecap="round"
            />
          </g>
        );
      })}
      <g className="fill-text-3">
        {months
          .filter((_, index) => index % every === 0)
          .map((month) => (
            <text key={month} x={x(month)} y="184" textAnchor="middle">
              {format.dateTime(new Date(`${month}T00:00:00Z`), {
                year: '2-digit',
                month: 'short',
                timeZone: 'UTC',
              })}
            </text>
          ))}
      </g>
    </svg>
  );
}
