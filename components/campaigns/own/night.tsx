import { cn } from '@/components/ui/cn';
import type { OwnSection } from '@/lib/content/campaigns/types';

type Items = Extract<OwnSection, { kind: 'night' }>['items'];

/** From the small hours to the evening. */
const colours = ['bg-blue-800', 'bg-blue-500', 'bg-blue-400', 'bg-warm-500'] as const;
const hours = [0, 4, 8, 12, 16, 20, 24] as const;
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const share = (hours24: number) => `${(hours24 / 24) * 100}%`;

/** Shifts as lanes under a ruler of one day. */
export function Night({ items }: { items: Items }) {
  return (
    <div className="rounded-xl bg-ink-900 px-5 pt-6 pb-8 text-on-ink-2 md:px-10 md:pt-9">
      <div aria-hidden="true" className="flex justify-between font-num text-xs text-on-ink-3">
        {hours.map((hour) => (
          <span key={hour} className={cn(hour % 8 === 4 && 'max-md:hidden')}>
            {clock(hour)}
          </span>
        ))}
      </div>
      <ol className="mt-3">
        {items.map(({ from, to, title, text }, index) => (
          <li key={title} className="border-t border-ink-line py-5">
            <span aria-hidden="true" className="block h-9 rounded-full bg-ink-800">
              <span
                style={{ marginLeft: share(from), width: share(to - from) }}
                className={cn('block h-full rounded-full', colours[index % colours.length])}
              />
            </span>
            <div className="mt-4 grid gap-x-10 gap-y-1 md:grid-cols-[15em_1fr]">
              <h3 className="flex items-baseline gap-4 text-[18px] text-on-ink">
                {title}
                <span className="font-num text-base font-normal tracking-normal text-on-ink-2">
                  {clock(from)}–{clock(to)}
                </span>
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
