import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';

/** Open quarters of the day, Monday to Sunday: [first, last] of eight, or none. */
const open = [[2, 5], [2, 5], [2, 5], [2, 5], [2, 5], [2, 3], null] as const;

/** A week's login hours as a grid. */
export function LoginWeek({ className }: { className?: string }) {
  const t = useTranslations('mockups.week');
  const days = t('days').split('|');
  return (
    <div role="img" aria-label={t('label')} className={cn('grid grid-cols-7 gap-[5px]', className)}>
      {open.map((hours, day) => (
        // A week has the same seven days in the same order every time.
        <span key={day} className="text-center text-ui leading-tight">
          <span className="mb-1.5 block">{days[day]}</span>
          {Array.from({ length: 8 }, (_, slot) => (
            <span
              key={slot}
              className={cn(
                'mb-1 block h-[15px] rounded-xs',
                hours && slot >= hours[0] && slot <= hours[1] ? 'bg-blue-600' : 'bg-line',
              )}
            />
          ))}
        </span>
      ))}
    </div>
  );
}
