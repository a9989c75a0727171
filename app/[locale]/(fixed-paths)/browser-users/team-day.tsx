import { useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';

const moments = [
  ['08:30', 'manager', 'assign'],
  ['09:00', 'employee', 'open'],
  ['11:20', 'owner', 'warning'],
  ['14:00', 'employee', 'code'],
  ['16:30', 'manager', 'leave'],
  ['18:00', 'employee', 'close'],
  ['22:00', 'owner', 'log'],
] as const;

const roleMarks = {
  owner: 'bg-text text-white',
  manager: 'bg-blue-600 text-white',
  employee: 'bg-paper text-text ring-2 ring-text ring-inset',
} as const;

/** A working day on a ruler: the hour, the person, and what the product does. */
export function TeamDay() {
  const t = useTranslations('browserUsers.day');
  const roles = useTranslations('mockups.roles');
  return (
    <Section tone="mist" labelledBy="team-day-title" id="day" title={t('title')} lead={t('lead')}>
      <ol>
        {moments.map(([time, role, key]) => (
          <li
            key={key}
            className="product:md:grid-cols-[120px_110px_1fr] product:lg:grid-cols-[160px_130px_5fr_6fr] grid gap-x-8 gap-y-2 border-t border-line-2 py-5 max-md:grid-cols-[auto_1fr] max-md:items-center md:py-6 lg:items-baseline"
          >
            <time className="product:md:text-[2.75rem] font-num text-[2.125rem] leading-none font-bold tracking-[-0.02em] text-blue-600">
              {time}
            </time>
            <span
              className={cn(
                'product:justify-self-start rounded-full px-3.5 py-1 text-sm font-bold max-lg:self-start',
                roleMarks[role],
              )}
            >
              {roles(role)}
            </span>
            <h3 className="text-h3 text-text max-md:col-span-2">{t(`moments.${key}.title`)}</h3>
            <p className="product:md:col-start-3 product:lg:col-start-4 max-md:col-span-2">
              {t(`moments.${key}.text`)}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-xs text-text-3">{t('note')}</p>
    </Section>
  );
}
