import { useFormatter, useTranslations } from 'next-intl';
import type { Release } from '@/lib/releases/types';
import { fixedDays, releaseSteps, type ReleaseStep } from './steps';

interface Entry {
  readonly day: string;
  readonly title: string;
  readonly text: string;
}

function useEntries(releases: readonly Release[]): Entry[] {
  const t = useTranslations('milestones');
  const names = useTranslations('milestones.platforms');
  const textOf = ({ platforms, line }: ReleaseStep) =>
    t(`lines.${line}.text`, {
      systems: [...new Set(platforms.map((platform) => names(platform)))].join(t('and')),
    });
  const steps = releaseSteps(releases).map((step) => ({
    day: step.day,
    title: t(`lines.${step.line}.title`, { version: step.version }),
    text: textOf(step),
  }));
  const fixed = fixedDays.map(({ key, day }) => ({
    day,
    title: t(`fixed.${key}.title`),
    text: t(`fixed.${key}.text`),
  }));
  return [...steps, ...fixed].sort((a, b) => b.day.localeCompare(a.day));
}

/** A year a group, a day a row; newest first. */
export function Timeline({ releases }: { releases: readonly Release[] }) {
  const t = useTranslations('milestones');
  const format = useFormatter();
  const entries = useEntries(releases);
  const years = [...new Set(entries.map(({ day }) => day.slice(0, 4)))];
  return (
    <section aria-labelledby="timeline-title" className="wrap py-6 text-text-2 md:py-12">
      <h2 id="timeline-title" className="sr-only">
        {t('title')}
      </h2>
      {years.map((year) => (
        <section
          key={year}
          aria-labelledby={`year-${year}`}
          className="grid gap-x-14 border-t border-line-2 py-8 first-of-type:border-0 lg:grid-cols-[3fr_9fr]"
        >
          <h3
            id={`year-${year}`}
            className="py-3 font-num text-h2 text-text lg:sticky lg:top-6 lg:self-start lg:py-2"
          >
            {year}
          </h3>
          <ol>
            {entries
              .filter(({ day }) => day.startsWith(year))
              .map(({ day, title, text }) => (
                <li
                  key={`${day} ${title}`}
                  className="grid gap-x-6 border-b border-line py-3.5 md:grid-cols-[7rem_minmax(0,1fr)]"
                >
                  <time dateTime={day} className="text-sm leading-7 text-text-3">
                    {format.dateTime(new Date(`${day}T00:00:00Z`), {
                      month: 'long',
                      day: 'numeric',
                      timeZone: 'UTC',
                    })}
                  </time>
                  <p className="text-sm">
                    <b className="block text-base text-text">{title}</b>
                    {text}
                  </p>
                </li>
              ))}
          </ol>
        </section>
      ))}
    </section>
  );
}
