import { cn } from '@/components/ui/cn';
import { supportHours } from '@/lib/site';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const [opens, closes] = [supportHours.open, supportHours.close].map((time) =>
  Number.parseInt(time, 10),
);
const isOpen = (hour: number) => hour >= (opens ?? 0) && hour < (closes ?? 24);

export interface DayStripProps {
  /** The drawing in words. */
  label: string;
  days: readonly string[];
  caption: string;
}

/** A week of support hours: a row a day, a column an hour, blue while somebody answers. */
export function DayStrip({ label, days, caption }: DayStripProps) {
  return (
    <figure>
      <div role="img" aria-label={label} className="grid gap-1.5">
        {days.map((day) => (
          <div key={day} className="grid grid-cols-[44px_1fr] items-center gap-3">
            <span className="text-sm text-text-3">{day}</span>
            <span className="grid grid-cols-24 gap-0.5 md:gap-1">
              {hours.map((hour) => (
                <span
                  key={hour}
                  className={cn(
                    'h-6 rounded-[3px] md:h-7',
                    isOpen(hour) ? 'bg-blue-600' : 'bg-line-2/60',
                  )}
                />
              ))}
            </span>
          </div>
        ))}
        <div className="grid grid-cols-[44px_1fr] gap-3 font-num text-sm text-text-2">
          <span />
          <span className="relative block h-6">
            <span className="absolute left-0">0:00</span>
            <span className="absolute left-[37.5%] -translate-x-1/2 font-bold text-blue-700">
              {supportHours.open}
            </span>
            <span className="absolute left-[91.66%] -translate-x-1/2 font-bold text-blue-700">
              {supportHours.close}
            </span>
          </span>
        </div>
      </div>
      <figcaption className="mt-2 text-right text-xs text-text-3">{caption}</figcaption>
    </figure>
  );
}
