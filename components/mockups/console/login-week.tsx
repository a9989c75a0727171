import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { cn } from '@/components/ui/cn';

/** Open quarters of the day, Monday to Sunday: [first, last] of eight, or none. */
const open = [[2, 5], [2, 5], [2, 5], [2, 5], [2, 5], [2, 3], null] as const;

/** From the first open quarter's top to the last one's end, each 19 px with the gap. */
const slots = ([first, last]: readonly [number, number]) =>
  ({ '--from': `${first * 19}px`, '--to': `${(last + 1) * 19}px` }) as CSSProperties;

/** A week's login hours as a grid. */
export function LoginWeek({ className }: { className?: string }) {
  const t = useTranslations('mockups.week');
  const days = t('days').split('|');
  return (
    <div role="img" aria-label={t('label')} className={cn('grid grid-cols-7 gap-[5px]', className)}>
      {open.map((hours, day) => (
        // A week has the same seven days in the same order every time.
        <span
          key={day}
          style={hours ? slots(hours) : undefined}
          className="slots text-center text-ui leading-tight"
        >
          {days[day]}
        </span>
      ))}
    </div>
  );
}
