import { useFormatter, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import type { LineOfYear, YearVersion } from './years';

const places = {
  q1: 'md:col-start-1',
  q2: 'md:col-start-2',
  q3: 'md:col-start-3',
  q4: 'md:col-start-4',
} as const;
const bars = { v6: 'bg-blue-600', v5: 'bg-text', android: 'bg-store-uk' } as const;

/** One client through the four quarters of a year; a quarter without a release stays empty. */
export function YearLine({ line: { line, quarters } }: { line: LineOfYear }) {
  const t = useTranslations('milestones');
  return (
    <section>
      <h4 className="flex items-center gap-3 text-h3 font-bold text-text">
        <span aria-hidden="true" className={cn('h-[3px] w-7', bars[line])} />
        {t(`hero.marks.${line}`)}
      </h4>
      <ol className="mt-3 grid gap-x-5 gap-y-5 md:grid-cols-4 md:border-t md:border-line-2">
        {quarters.map(({ quarter, versions }) => (
          <li
            key={quarter}
            className={cn(
              'min-w-0 border-line-2 pt-3 max-md:border-t md:row-start-1',
              places[quarter],
            )}
          >
            <p className="text-sm text-text-3">{t(`quarters.${quarter}`)}</p>
            <ul className="max-md:grid max-md:grid-cols-2 max-md:gap-x-5">
              {versions.map((version) => (
                <Version key={version.version} version={version} large={line === 'v6'} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Version({
  version: { version, days },
  large,
}: {
  version: YearVersion;
  /** A line of its own generation. */
  large: boolean;
}) {
  const t = useTranslations('milestones');
  const names = useTranslations('milestones.families');
  const format = useFormatter();
  return (
    <li className="mt-2.5">
      <b
        className={cn(
          'font-num leading-snug',
          large ? 'text-[clamp(28px,3vw,40px)] text-blue-700' : 'text-[18px] text-text',
        )}
      >
        {version}
      </b>
      {days.map(({ day, families }) => (
        <p key={day} className="text-sm">
          <time dateTime={day}>
            {format.dateTime(new Date(`${day}T00:00:00Z`), {
              month: 'short',
              day: 'numeric',
              timeZone: 'UTC',
            })}
          </time>{' '}
          <span className="text-text-3">
            {families.map((family) => names(family)).join(t('and'))}
          </span>
        </p>
      ))}
    </li>
  );
}
