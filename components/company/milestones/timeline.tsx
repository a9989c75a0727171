import { useFormatter, useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import type { Release } from '@/lib/releases/types';
import { fixedDays, releaseSteps, type ReleaseStep } from './steps';

const marks = { v6: 'bg-blue-600', v5: 'bg-store-uk', android: 'bg-store-my' } as const;

interface Entry {
  readonly day: string;
  readonly title: string;
  readonly text: string;
  readonly mark: string;
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
    mark: marks[step.line],
  }));
  const fixed = fixedDays.map(({ key, day }) => ({
    day,
    title: t(`fixed.${key}.title`),
    text: t(`fixed.${key}.text`),
    mark: 'bg-text',
  }));
  return [...steps, ...fixed].sort((a, b) => b.day.localeCompare(a.day));
}

/** Years large on the left, days on a line; newest first. */
export function Timeline({ releases }: { releases: readonly Release[] }) {
  const t = useTranslations('milestones');
  const format = useFormatter();
  const entries = useEntries(releases);
  const years = [...new Set(entries.map(({ day }) => day.slice(0, 4)))];
  return (
    <Section labelledBy="timeline-title">
      <div className="wrap">
        <h2 id="timeline-title" className="sr-only">
          {t('title')}
        </h2>
        <ol>
          {years.map((year) => (
            <li
              key={year}
              className="grid gap-x-14 gap-y-4 border-t-2 border-text py-8 lg:grid-cols-[3fr_9fr] lg:py-12"
            >
              <h3 className="font-num text-[64px] leading-none tracking-[-0.04em] text-blue-600 lg:sticky lg:top-8 lg:self-start lg:text-[96px]">
                {year}
              </h3>
              <ol className="max-lg:ml-[9px]">
                {entries
                  .filter(({ day }) => day.startsWith(year))
                  .map(({ day, title, text, mark }) => (
                    <li
                      key={`${day} ${title}`}
                      className="relative border-l-4 border-line-2 pb-8 pl-7 last:pb-0"
                    >
                      <span
                        aria-hidden="true"
                        className={cn('absolute top-1 -left-[13px] size-[22px] rounded-tile', mark)}
                      />
                      <time dateTime={day} className="text-sm text-text-3">
                        {format.dateTime(new Date(`${day}T00:00:00Z`), {
                          month: 'long',
                          day: 'numeric',
                          timeZone: 'UTC',
                        })}
                      </time>
                      <p className="mt-1 text-h3 font-bold text-text">{title}</p>
                      <p className="mt-1 max-w-[40em]">{text}</p>
                    </li>
                  ))}
              </ol>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
